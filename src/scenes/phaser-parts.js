/**
 * What `phaser` means in the built page: Phaser's own small build and the few kinds of things we add to it, which is a
 * good third less than all of it. Whoever needs more adds it here and to `Makes`; a name that isn't exported stops the
 * build.
 */
import Phaser from "phaser/src/phaser-core";
import "phaser/src/gameobjects/blitter/BlitterFactory";
import "phaser/src/gameobjects/container/ContainerFactory";
import "phaser/src/gameobjects/tilesprite/TileSpriteFactory";
import Container from "phaser/src/gameobjects/container/Container";

export const GameObjects = { ...Phaser.GameObjects, Container };
export const { Core, Game, Input, Renderer, Scale, WEBGL } = Phaser;
