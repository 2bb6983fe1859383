/** One thread of the balance: plays matches, and counts what there is to be seen in each. */
import { countOne } from "./balance/count.ts";
import { serve } from "./play/threads.ts";

serve(countOne);
