import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { KeyChoice } from "../game-table.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import type { Couch } from "./couch.ts";
import { Curtain, Emblem, PartingCurtain } from "./curtain.tsx";
import { KeyPads } from "./key-pads.tsx";
import { type KeyNames, keyNames, keysOf } from "./key-sets.ts";
import "./couch-desk.css";

interface CouchDeskProps {
  readonly couch: Couch;
  readonly names: readonly string[];
  /** The desk of the seat whose turn at the screen it is. */
  readonly desk: ComponentChildren;
}

/** What people at a shared screen see: somebody's desk, the curtain in front of it, or everybody's keys. */
export function CouchDesk({ couch, names, desk }: CouchDeskProps) {
  const keys = useMemo(
    () => keyNames("keyboard" in navigator ? Object(navigator.keyboard) : undefined, navigator.language),
    [],
  );
  const box = useRef<HTMLDivElement>(null);
  const sight = couch.sight.value;
  const shown = sight.at === "desk" || (sight.at === "curtain" && sight.isOpen);

  const isSecret = sight.at === "curtain" || sight.at === "keys" || sight.at === "chosen";
  useLayoutEffect(() => {
    if (!isSecret) keys.tell();
  }, [isSecret]);
  // Another person's desk starts at the top.
  const front = "seat" in sight ? sight.seat : undefined;
  useLayoutEffect(() => {
    box.current?.parentElement?.scrollTo({ top: 0, behavior: "instant" });
  }, [front]);
  return (
    <div
      ref={box}
      data-private={sight.at === "curtain" || undefined}
      class={`couch-desk ${shown ? "shown" : "closed"} ${couch.habits.value.method === "keys" ? "by-keys" : ""}`}
    >
      <Content couch={couch} names={names} desk={desk} keyNames={keys} />
    </div>
  );
}

interface ContentProps extends CouchDeskProps {
  readonly keyNames: ReturnType<typeof keyNames>;
}

function Content({ couch, names, desk, keyNames: known }: ContentProps) {
  const text = useText();
  const { say } = useSpeaker();
  const sight = couch.sight.value;
  switch (sight.at) {
    case "curtain": {
      const { seat, isOpen } = sight;
      const isByKeys = couch.habits.value.method === "keys";
      if (!isOpen) return <Curtain seat={seat} name={names[seat] ?? ""} isByKeys={isByKeys} />;
      return (
        <>
          <PartingCurtain seat={seat} />
          {isByKeys && (
            <YourKeys
              keys={couch.keys.value}
              nth={couch.seats.indexOf(seat)}
              people={couch.seats.length}
              names={names}
              keyNames={known}
            />
          )}
          {desk}
        </>
      );
    }
    case "keys":
      return <KeyPads couch={couch} names={names} keyNames={known} />;
    case "chosen":
      return (
        <div class="couch-said" role="status">
          <div class="couch-emblems" aria-hidden="true">
            {couch.seats.map((seat) => (
              <Emblem key={seat} seat={seat} />
            ))}
          </div>
          <h2>{text("couch.all-chosen")}</h2>
          <p>{text("couch.all-chosen.more")}</p>
        </div>
      );
    case "desk":
      return (
        <>
          <h2 class={`unseen seat-${sight.seat}`}>{say({ key: "couch.desk-of", params: { seat: sight } }, names)}</h2>
          {desk}
        </>
      );
    case "nobody":
      return <p class="waiting">{text("table.waiting")}</p>;
  }
}

interface YourKeysProps {
  /** What each key means, in order. */
  readonly keys: readonly KeyChoice[];
  /** The person's index among those who share the keyboard. */
  readonly nth: number;
  readonly people: number;
  readonly names: readonly string[];
  readonly keyNames: KeyNames;
}

/** Shown only behind the curtain: what each key means, laid out as on the keyboard. */
function YourKeys({ keys, nth, people, names, keyNames }: YourKeysProps) {
  const text = useText();
  const { say } = useSpeaker();
  const codes = keysOf(nth, people);
  return (
    <section class="your-keys" aria-label={text("couch.your-keys")}>
      <p>{text("couch.your-keys.how")}</p>
      <ul>
        {keys.map(({ name }, key) => (
          <li key={codes[key]}>
            <kbd>{keyNames.names.value.get(codes[key] ?? "")}</kbd>
            <span>{say(name, names)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
