/** What seats look like, in French. */
import type { texts as english } from "./en.ts";

export const texts: Readonly<Record<keyof typeof english, string>> = {
  "look.choose": "Couleur et emblème",
  "look.of": "Couleur et emblème de la place {number, number}",
  "look.mine": "Votre couleur et votre emblème",
  "look.color": "Couleur",
  "look.sign": "Emblème",
  "look.taken": "Déjà pris",
  "look.apricot": "Abricot",
  "look.turquoise": "Turquoise",
  "look.lavender": "Lavande",
  "look.rose": "Rose",
  "look.sand": "Sable",
  "look.pearl": "Perle",
  "look.sun": "Soleil",
  "look.wave": "Vague",
  "look.moon": "Lune",
  "look.leaf": "Feuille",
  "look.anchor": "Ancre",
  "look.fish": "Poisson",
  "look.mountain": "Montagnes",
  "look.bell": "Cloche",
};
