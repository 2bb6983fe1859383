/** Faces of those whom a bot plays for: whoever has one of our names has that face, and everybody else one of these. */
import "./portrait.css";

interface Features {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  /** What frames the face. Drawn behind the head, and before it. */
  readonly behind?: string;
  readonly before: string;
  /** Something worn, in a colour of its own. */
  readonly worn?: { readonly color: string; readonly shape: string };
}

const FACES: Readonly<Record<string, Features>> = {
  // A bun, and a high collar.
  Ada: {
    skin: "#d9a277",
    hair: "#3a2430",
    coat: "#7c3f4a",
    behind: "M24 3.5a5 5 0 1 1-.1 0z",
    before: "M14.6 23c-1-9 3-14 9.4-14s10.4 5 9.4 14c-1-5-3.4-7.5-6-8.5-4 2-9 2-12.8 8.5z",
  },
  // A sailor's cap.
  Ivo: {
    skin: "#e6b98f",
    hair: "#8a5a34",
    coat: "#274d66",
    before: "M15 22c-.6-3 0-6 1-7h16c1 1 1.6 4 1 7l-1.6-4H16.6z",
    worn: {
      color: "#1c3550",
      shape: "M12.5 15.5c1-6 5-8.5 11.5-8.5s10.5 2.5 11.5 8.5c-3 1.5-5 1-8 1-5-.5-10-.8-15-1z",
    },
  },
  // Long hair down to the shoulders.
  Mira: {
    skin: "#a86f48",
    hair: "#1d1a26",
    coat: "#5a4a86",
    behind: "M11 40c-1-8 0-14 1.5-20C14 12 18 8 24 8s10 4 11.5 12c1.5 6 2.5 12 1.5 20z",
    before: "M14.5 22c0-8 3.5-12.5 9.5-12.5s9.5 4.5 9.5 12.5c-1.5-4-5-7.5-9-8-3 3-8 3.5-10 8z",
  },
  // A white beard.
  Noé: {
    skin: "#e0ae8a",
    hair: "#d8d6cc",
    coat: "#4c5a3a",
    before:
      "M14.8 20c0-7 4-10 9.2-10s9.2 3 9.2 10c-1-3-2-4.5-3-5H17.8c-1 .5-2 2-3 5zM15 24c1 2 3 3 5 2.5 2.5-1 5.5-1 8 0 2 .5 4-.5 5-2.5.5 8-4 13-9 13s-9.5-5-9-13z",
  },
  // Red curls.
  Tess: {
    skin: "#f0cba8",
    hair: "#b5502c",
    coat: "#2f6a62",
    behind:
      "M24 6c4 0 7 1.5 9 4 3 1 4.5 4 4 7 1.5 3 1 6-1 8 0 3-2 5-4 5H16c-2 0-4-2-4-5-2-2-2.5-5-1-8-.5-3 1-6 4-7 2-2.5 5-4 9-4z",
    before: "M15 21c0-4 2-6 4-7 2 1.5 4 0 5-1 1 1.5 4 2 6 1.5 2 1.5 3 4 3 6.5.5-9-3-12.5-9-12.5S14.5 12 15 21z",
  },
  // A headscarf.
  Omar: {
    skin: "#7d5236",
    hair: "#241a1a",
    coat: "#8a6a2c",
    before: "M15.5 27c.5 7 4 10 8.5 10s8-3 8.5-10c-1 3-2.5 4-4 4-1.5-1.3-7.5-1.3-9 0-1.5 0-3-1-4-4z",
    worn: {
      color: "#d9a441",
      shape: "M13.5 20c-1-8 4-13 10.5-13s11.5 5 10.5 13c-3-3-6.5-4.5-10.5-4.5S16.5 17 13.5 20z",
    },
  },
};

const ALL = Object.values(FACES);

function featuresOf(name: string): Features | undefined {
  if (Object.hasOwn(FACES, name)) return FACES[name];
  const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return ALL[sum % ALL.length];
}

/** Decoration: the name stands beside it. */
export function Portrait({ name }: { readonly name: string }) {
  const face = featuresOf(name);
  if (face === undefined) return null;
  const { skin, hair, coat, behind, before, worn } = face;
  return (
    <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
      <path class="portrait-sky" d="M0 0h48v48H0z" />
      <path class="portrait-moon" d="M39 4a6 6 0 1 1-.1 0z" />
      {behind && <path d={behind} fill={hair} />}
      <path d="M4 48c1.5-9 9-12 20-12s18.5 3 20 12z" fill={coat} />
      <path d="M19.5 28h9v8c0 2.5-2 4-4.5 4s-4.5-1.5-4.5-4z" fill={skin} class="portrait-neck" />
      <path d="M24 10.5c5.5 0 9 4 9 10.5 0 7-4 12.5-9 12.5S15 28 15 21c0-6.5 3.5-10.5 9-10.5z" fill={skin} />
      {/* The lantern's light comes from the right. */}
      <path class="portrait-light" d="M28 11.3c3.2 1.4 5 4.9 5 9.7 0 5.5-2.5 10.1-6 11.8 2.5-6 3-14 1-21.5z" />
      <path class="portrait-eyes" d="M19.8 21.5a1 1.2 0 1 1-.1 0zM28.2 21.5a1 1.2 0 1 1-.1 0z" />
      <path class="portrait-mouth" d="M21.5 28.5c1.6 1 3.4 1 5 0" />
      <path d={before} fill={hair} />
      {worn && <path d={worn.shape} fill={worn.color} />}
    </svg>
  );
}

/** The names that have a face of their own. */
export const KNOWN: readonly string[] = Object.keys(FACES);
