/** How much a node keeps, its private fields included: things in lists, sets, maps and objects, and letters in texts. */
import { Session } from "node:inspector";

interface Property {
  readonly name?: string;
  readonly value?: Remote;
}

interface Remote {
  readonly type: string;
  readonly subtype?: string;
  readonly objectId?: string;
  readonly value?: unknown;
}

interface Properties {
  readonly result: readonly Property[];
  readonly internalProperties?: readonly Property[];
  readonly privateProperties?: readonly Property[];
}

export interface Fields {
  /** Aren't looked into. */
  readonly never: ReadonlySet<string>;
  /** Many have the same in it: it counts once. */
  readonly once: ReadonlySet<string>;
}

export function keptBy(node: object, fields: Fields): number {
  const session = new Session();
  session.connect();
  const call = <Result>(method: string, params: object): Result => {
    let found: Result | undefined;
    session.post(method, params, (error, result) => {
      if (error !== null) throw new Error(error.message);
      found = result as Result;
    });
    if (found === undefined) throw new Error(`${method} takes time`);
    return found;
  };
  const slot: { node?: object } = {};
  slot.node = node;
  Reflect.set(globalThis, "keptBy", slot);
  try {
    const { result } = call<{ result: Remote }>("Runtime.evaluate", { expression: "keptBy.node" });
    return counted(result, fields, (objectId) =>
      call<Properties>("Runtime.getProperties", { objectId, ownProperties: true }),
    );
  } finally {
    Reflect.deleteProperty(globalThis, "keptBy");
    session.disconnect();
  }
}

function counted(root: Remote, { never, once }: Fields, propertiesOf: (id: string) => Properties): number {
  const isDone = new Set(never);
  let count = 0;
  const open = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    count += 1;
    if (typeof next.value === "string") count += next.value.length;
    if (next.objectId === undefined || next.type === "function") continue;
    const { result, internalProperties = [], privateProperties = [] } = propertiesOf(next.objectId);
    const entries = internalProperties.filter(({ name }) => name === "[[Entries]]" || name === "[[Target]]");
    for (const { name = "", value } of [...result, ...entries, ...privateProperties]) {
      if (value === undefined || name === "__proto__" || isDone.has(name)) continue;
      if (once.has(name)) isDone.add(name);
      open.push(value);
    }
  }
  return count;
}
