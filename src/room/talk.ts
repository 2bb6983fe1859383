/** What is said in a lobby beside what is agreed. */
import { Refusal } from "../engine/refusal.ts";
import type { Remark } from "../net/node.ts";
import { cleanTalk } from "../net/words.ts";
import type { Wish } from "./lobby.ts";

/** As it may be shown to others; refused if nothing is left of it. */
export function overheard(wish: Extract<Wish, { readonly wish: "chat" | "react" }>): Remark {
  const words = cleanTalk(wish.wish === "chat" ? wish.text : wish.sign);
  if (words === "") throw new Refusal("nothing-said");
  return wish.wish === "chat" ? { kind: "chat", text: words } : { kind: "react", sign: words };
}
