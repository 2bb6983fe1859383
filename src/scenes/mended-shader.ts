/**
 * Phaser 4.2.1 interpolates the number of a texture and then compares it exactly, so that pieces of whatever is turned
 * vanish on some machines (phaserjs/phaser#7372). Rounded, it is right again.
 */
export const mended = (fragmentShader: string): string =>
  fragmentShader.replaceAll(/(?<=texId = )outTexDatum|outTexDatum(?= ==)/gu, "floor(outTexDatum + 0.5)");
