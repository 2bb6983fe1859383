/** One thread of a simulation: plays the matches it is told to, and tells how they went. */
import { serve } from "./play/threads.ts";
import { playOne } from "./simulate/outcome.ts";

serve(playOne);
