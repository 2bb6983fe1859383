/** A worker thread of `simulate`. */
import { serve } from "./play/threads.ts";
import { playOne } from "./simulate/outcome.ts";

serve(playOne);
