/** Phaser's parts have no types of their own; what they are together has those of `phaser`. */
declare module "phaser/src/*";
