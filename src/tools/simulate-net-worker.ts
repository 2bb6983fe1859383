/** One thread of `simulate:net`: plays the runs it is told to, and tells how they went. */
import { playRun } from "./lab/series.ts";
import { serve } from "./play/threads.ts";

serve(playRun);
