/** How several people like to share a screen. */

/** `device`: each looks behind the curtain and chooses there. `keys`: all press keys at once. `open`: no curtain. */
export const METHODS = ["device", "keys", "open"] as const;
export type Method = (typeof METHODS)[number];

/** How open acts are played: whoever likes, or seat after seat. */
export const ORDERS = ["at-once", "in-turn"] as const;
export type Order = (typeof ORDERS)[number];

/** How those at this screen like to play. */
export interface Habits {
  readonly method: Method;
  readonly order: Order;
}
