/** Phaser's source files have no types; together they have those of `phaser`. */
declare module "phaser/src/*";
