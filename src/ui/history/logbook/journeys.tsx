import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Result } from "../../../session/session.ts";
import type { GameBox } from "../../box/game-box.ts";
import type { GameViews } from "../../game-table.ts";
import { SeatLooks } from "../../look/seat-looks.tsx";
import type { SeatLook } from "../../look/seat-marks.ts";
import { useSpeaker, useText } from "../../texts/speaking.ts";
import type { PastMatch } from "../history.ts";
import "./journeys.css";

/** The game's picture of how a match ended. */
export interface PaintedJourney {
  readonly Ending: NonNullable<GameViews["Ending"]>;
  readonly state: unknown;
  readonly result: Result;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
}

interface JourneysProps {
  /** The newest first. */
  readonly matches: readonly PastMatch[];
  readonly box: GameBox;
  readonly paint: (match: PastMatch) => Promise<PaintedJourney | undefined>;
  readonly onLook: (match: PastMatch) => void;
}

/** How many are shown with their pictures; all others are in the history. */
const MOST = 12;

/** The matches of a game that were played to their end, each with its picture. */
export function Journeys({ matches, box, ...actions }: JourneysProps) {
  const text = useText();
  const ended = matches.filter(({ game, result }) => game === box.id && result !== undefined).slice(0, MOST);
  if (ended.length === 0) return null;
  return (
    <section class="journeys">
      <h3>{text("log-book.journeys")}</h3>
      <ul aria-label={text("log-book.journeys")}>
        {ended.map((match) => (
          <Journey key={match.ended} match={match} box={box} {...actions} />
        ))}
      </ul>
    </section>
  );
}

interface JourneyProps extends Omit<JourneysProps, "matches"> {
  readonly match: PastMatch;
}

function Journey({ match, box, paint, onLook }: JourneyProps) {
  const text = useText();
  const { say, language } = useSpeaker();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(match.ended);
  const { names, result, totals = [] } = match;
  const first = (result?.places ?? []).flatMap((place, seat) => (place === 1 ? [names[seat] ?? ""] : []));
  const [total] = totals;
  const told =
    result?.isWon === undefined
      ? text("log-book.won-by", {
          names: first,
          n: first.length,
          score: total?.count ?? Math.max(...(result?.scores ?? []).map(([best = 0]) => best)),
        })
      : `${say({ key: result.isWon ? "match.won" : "match.lost" })} · ${total?.count ?? ""}`;
  return (
    <li>
      <button type="button" onClick={() => onLook(match)}>
        <Picture box={box} paint={() => paint(match)} />
        <span class="journey-told">
          <b>{told}</b>
          <time dateTime={new Date(match.ended).toISOString()}>{date}</time>
        </span>
      </button>
    </li>
  );
}

interface PictureProps {
  readonly box: GameBox;
  readonly paint: () => Promise<PaintedJourney | undefined>;
}

/** Painted once it's in sight: that takes playing the match again. */
function Picture({ box, paint }: PictureProps): ComponentChildren {
  const place = useRef<HTMLSpanElement>(null);
  const [painted, setPainted] = useState<PaintedJourney | "none">();
  useEffect(() => {
    const onSight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      onSight.disconnect();
      paint().then(
        (journey) => setPainted(journey ?? "none"),
        () => setPainted("none"),
      );
    });
    if (place.current) onSight.observe(place.current);
    return () => onSight.disconnect();
  }, []);
  return (
    <span ref={place} class="journey-picture" style={{ background: box.colours.ground }} aria-hidden="true">
      {painted === "none" && <img src={box.picture} alt="" style={{ objectPosition: box.focus }} />}
      {painted !== undefined && painted !== "none" && (
        <SeatLooks looks={painted.looks}>
          <painted.Ending state={painted.state} result={painted.result} names={painted.names} isSmall />
        </SeatLooks>
      )}
    </span>
  );
}
