/** An input in one line. */
import type { Input, Types } from "../../engine/game.ts";

export function inputText(input: Input, names: readonly string[]): string {
  switch (input.kind) {
    case "act":
      return `${names[input.seat]}: ${actText(input.act)}`;
    case "sealed":
      return `${names[input.seat]} locks ${input.handle}`;
    case "stirred":
      return `heap ${input.pool} is shuffled: ${input.handles.join(" ")}`;
    case "learned":
      return `${names[input.seat]} learns ${input.handles.join(" ")}`;
    case "revealed": {
      const luck = input.results.map((result) => `[${result.join(" ")}]`);
      const values = input.values.map(({ handle, value }) => `${handle} is ${value}`);
      const acts = input.acts.map(({ seat, act }) => `${names[seat]}: ${actText(act)}`);
      return `reveal: ${[...luck, ...values, ...acts].join("; ")}`;
    }
    case "seat":
      return `${names[input.seat]}: ${input.change}`;
  }
}

/** `take good=food amount=2` */
function actText(act: Types["act"]): string {
  const { do: kind, ...others } = act;
  return [kind, ...Object.entries(others).map(([name, value]) => `${name}=${value}`)].join(" ");
}
