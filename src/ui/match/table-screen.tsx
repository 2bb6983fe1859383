import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Couch } from "../couch/couch.ts";
import { takeNext } from "../couch/couch-rail.tsx";
import { edgeOf, edgesOf } from "../couch/edges.ts";
import { FlatTable } from "../couch/flat-table.tsx";
import type { GameViews } from "../game-table.ts";
import { useLayout } from "../look/root-layout.ts";
import { useLookingUp } from "../reference/looking-up.ts";
import type { SettingsChoice } from "../settings.ts";
import { DeskSide } from "./desk-side.tsx";
import { type AtTableProps, TableFrame } from "./table-frame.tsx";
import type { TableMatch } from "./table-match.ts";
import { useToPresent } from "./to-present.ts";
import { WorldView } from "./world-view.tsx";

interface TableScreenProps extends AtTableProps {
  /** Undefined until they are loaded. */
  readonly views: ReadonlySignal<GameViews | undefined>;
}

/** The screen of a match: the world in the background, and everything else in front of it. */
export function TableScreen({ views: loaded, ...props }: TableScreenProps) {
  const { match, settings, company, onEnd } = props;
  const { shown, couch, world } = match;
  const views = loaded.value;
  const isOver = shown.result.value !== undefined;
  const isFlat = useFlat(match, settings);
  const front = isOver || couch === undefined ? undefined : frontOf(couch);
  const edge = edgeOf(front ?? 0, shown.names.length);
  const Board = isFlat && world.status.value === "missing" ? views?.Board : undefined;

  // Anything opened over the desk also closes the curtain.
  const over = (open: () => void) => () => {
    couch?.hide();
    open();
  };
  useToPresent(match, () => settings.now.value.keys);
  useSecretsPutAway(couch);

  return (
    <TableFrame
      {...props}
      views={views}
      look={lookOf(match, isFlat)}
      keys={[{ key: "b", do: () => couch?.isAlone && takeNext(couch) }]}
      onMenu={over(props.onMenu)}
      onKeys={over(props.onKeys)}
      seen={
        <WorldView
          match={match}
          views={views}
          edge={isFlat ? edge : undefined}
          isLeftHanded={settings.now.value.isLeftHanded}
        />
      }
      desk={
        <>
          {Board && <FlatTable names={shown.names} state={shown.state.value} Board={Board} />}
          <DeskSide
            match={match}
            views={views}
            settings={settings}
            company={company}
            isFlat={isFlat}
            edge={edge}
            onEnd={onEnd}
          />
        </>
      }
    />
  );
}

/** Whether the screen lies flat between those who share it, while they play. Tells the world where they sit. */
function useFlat({ shown, couch, world }: TableMatch, settings: SettingsChoice): boolean {
  const { flat } = settings.now.value;
  const { canLie } = useLayout();
  const isShared = couch !== undefined && !couch.isAlone && shown.result.value === undefined;
  const isFlat = isShared && flat && canLie;
  useLayoutEffect(() => world.setEdges(isFlat ? edgesOf(shown.names.length) : undefined), [world, isFlat]);
  return isFlat;
}

/** The seat at the screen. */
const frontOf = ({ sight }: Couch): number | undefined => ("seat" in sight.value ? sight.value.seat : undefined);

/** Closes the rules with the curtain: somebody may have looked up a card of their hand. */
function useSecretsPutAway(couch: Couch | undefined): void {
  const looking = useLookingUp();
  const sight = couch?.sight.value;
  const behind = sight?.at === "curtain" && sight.isOpen ? sight.seat : undefined;
  useLayoutEffect(() => (behind === undefined ? undefined : () => looking?.close()), [behind, looking]);
}

function lookOf({ shown, couch }: TableMatch, isFlat: boolean): string {
  const isOver = shown.result.value !== undefined;
  return [couch && !isOver && "shared", couch?.isAlone && !isOver && "alone", isFlat ? "flat" : "handed"]
    .filter(Boolean)
    .join(" ");
}
