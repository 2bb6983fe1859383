/** A worker thread of the balance report: plays matches and counts what the survey looks for. */
import { countOne } from "./balance/count.ts";
import { serve } from "./play/threads.ts";

serve(countOne);
