/**
 * Phaser 4.2.1 interpolates the index of a texture and then compares it exactly, so that parts of rotated images vanish
 * on some machines (phaserjs/phaser#7372). Rounding the index mends it.
 */
export const patched = (fragmentShader: string): string =>
  fragmentShader.replaceAll(/(?<=texId = )outTexDatum|outTexDatum(?= ==)/gu, "floor(outTexDatum + 0.5)");
