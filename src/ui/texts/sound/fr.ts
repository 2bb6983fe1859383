/** French: sound. */
export const texts = {
  "sound.title": "Son",
  "sound.mute": "Tout couper (V)",
  "sound.ambience": "Ambiance",
  "sound.effects": "Effets",
  "sound.music": "Musique",
  "sound.on": "Son activé",
  "sound.off": "Son coupé",
  "keys.mute": "Activer ou couper le son",
};
