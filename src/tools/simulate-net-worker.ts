/** A worker thread of `simulate:net`. */
import { playRun } from "./lab/series.ts";
import { serve } from "./play/threads.ts";

serve(playRun);
