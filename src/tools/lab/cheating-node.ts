/** A node that always opens something else than it has committed to. */

import type { Signatures } from "../../fair/signing.ts";
import { type Answer, digestOfAnswer, signed } from "../../fair/statements.ts";
import { decode, encodeMessage } from "../../net/codec.ts";
import type { Effect } from "../../net/node.ts";
import type { ObservedNode } from "./device.ts";
import { kindOf } from "./kind.ts";
import type { Start } from "./scene.ts";

const OTHER_SALT = "e".repeat(64);

export function cheatingNode(node: ObservedNode, { notes, signatures }: Start): ObservedNode {
  const cheated = (effect: Effect): Effect => {
    const match = node.book?.terms.match;
    if (effect.do !== "send" || kindOf(effect.text) !== "answer" || match === undefined) return effect;
    const message = decode(effect.text);
    const own = message.t === "answer" ? notes.get(message.answer.seat) : undefined;
    if (message.t !== "answer" || own === undefined) return effect;
    const answer = lie(message.answer, match, signatures, own.secret);
    return { ...effect, text: encodeMessage({ t: "answer", answer }) };
  };
  return {
    get book() {
      return node.book;
    },
    get frames() {
      return node.frames;
    },
    tell: (stimulus) => node.tell(stimulus).map(cheated),
  };
}

function lie({ sig: _, ...answer }: Answer, match: string, signatures: Signatures, secret: string): Answer {
  const [first, ...values] = answer.values;
  const act = answer.act === null ? null : { ...answer.act, salt: OTHER_SALT };
  const opened = first === undefined ? [] : [{ ...first, salt: OTHER_SALT }, ...values];
  const unsigned = { ...answer, act, values: opened };
  return signed(signatures.signer(secret), unsigned, digestOfAnswer(match, unsigned));
}
