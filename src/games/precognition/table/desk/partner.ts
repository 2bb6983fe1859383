/** The player's partner in the team game, for whatever names seats at the desk. */
import { createContext } from "preact";

export const Partner = createContext<number | undefined>(undefined);
