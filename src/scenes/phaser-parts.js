/**
 * What `phaser` means in the built page: Phaser's core build and the few factories that we use, about a third less than
 * the whole. If you need more, add it here and to `Makes`; a name that isn't exported stops the build.
 */
import Phaser from "phaser/src/phaser-core";
import "phaser/src/gameobjects/blitter/BlitterFactory";
import "phaser/src/gameobjects/container/ContainerFactory";
import "phaser/src/gameobjects/tilesprite/TileSpriteFactory";
import Container from "phaser/src/gameobjects/container/Container";

export const GameObjects = { ...Phaser.GameObjects, Container };
export const { Core, Game, Input, Renderer, Scale, WEBGL } = Phaser;
