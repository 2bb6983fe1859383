/** English: sound. */
export const texts = {
  "sound.title": "Sound",
  "sound.mute": "Mute everything (V)",
  "sound.ambience": "Ambience",
  "sound.effects": "Effects",
  "sound.music": "Music",
  "sound.on": "Sound on",
  "sound.off": "Sound off",
  "keys.mute": "Sound on or off",
} as const;
