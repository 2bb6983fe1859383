/** Each way to play in a line, for whoever begins a new game. */

export const texts = {
  "way.competitive": "Everybody for themselves: most healthy Humans at Letea wins.",
  "way.teams": "{first} against {second}: each team adds up its healthy Humans.",
  "way.coop": "All together: meet each season’s Objectives, and bring {goal, number} healthy Humans to Letea.",
  "way.standard": "All boats have the same two Machine Rooms. Best for a first game.",
  "way.advanced": "Everybody chooses two of three Rooms, and which first cards to pass.",
  "way.normal": "8 Food at the start.",
  "way.hard": "4 Food at the start.",
  "way.apocalypse": "4 Food at the start, and one more Objective each season.",
} as const;
