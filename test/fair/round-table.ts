/** People around one book whose signatures cost nothing, unless it's said otherwise. */

import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { RoundTable as AnyRoundTable, type TableSetUp as AnySetUp } from "../../src/tools/play/round-table.ts";

export { bytesOf } from "../../src/tools/play/round-table.ts";

export type TableSetUp = Omit<AnySetUp, "signatures"> & Partial<Pick<AnySetUp, "signatures">>;

export class RoundTable extends AnyRoundTable {
  constructor(setUp: TableSetUp) {
    super({ signatures: cheapSignatures, ...setUp });
  }
}
