/** The link for a phone that is to be its player's hand in the room of this link. */
export const handLink = (link: string): string => link.replace("#room=", "#hand=");
