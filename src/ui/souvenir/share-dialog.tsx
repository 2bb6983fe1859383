import { useEffect, useRef, useState } from "preact/hooks";
import type { GameViews } from "../game-table.ts";
import type { TableMatch } from "../match/table-match.ts";
import { useReplayText } from "../replay/texts.ts";
import { copyText } from "../shell/copy-text.ts";
import { Dialog } from "../shell/dialog.tsx";
import type { Line } from "../texts/line.ts";
import { useSpeaker } from "../texts/speaking.ts";
import { paintingOf } from "./painting.ts";
import { drawSouvenir } from "./souvenir.ts";
import { souvenirOf } from "./souvenir-of.ts";
import "./share-dialog.css";

interface ShareDialogProps {
  readonly match: TableMatch;
  readonly views: GameViews | undefined;
  /** A link with the whole match; or a line that says why there is none. */
  readonly link: () => Promise<{ readonly link: string } | Line>;
  readonly onSave: (file: File) => void;
  readonly onClose: () => void;
}

interface Picture {
  readonly file: File;
  readonly url: string;
}

type Linked = { readonly link: string } | Line;

/** A picture of how the match ended, and a link with all of it. */
export function ShareDialog({ match, views, link, onSave, onClose }: ShareDialogProps) {
  const text = useReplayText();
  const { say } = useSpeaker();
  const stage = useRef<HTMLDivElement>(null);
  const picture = usePicture(match, views, stage);
  const file = picture?.file;
  const [linked, setLinked] = useState<Linked>();
  const [done, setDone] = useState("");
  useEffect(() => {
    link().then(setLinked, () => undefined);
  }, []);
  const address = linked !== undefined && "link" in linked ? linked.link : undefined;
  const given: ShareData = { ...(file && { files: [file] }), ...(address !== undefined && { url: address }) };
  const canSend = (file !== undefined || address !== undefined) && navigator.canShare?.(given) === true;
  return (
    <Dialog
      title={say({ key: "share.open" })}
      look="wide share"
      onClose={onClose}
      foot={
        <>
          {file && (
            <button
              type="button"
              onClick={() => {
                onSave(file);
                setDone(text("share.saved", { file: file.name }));
              }}
            >
              {text("share.save")}
            </button>
          )}
          {canSend && (
            // Somebody who has cancelled it needs no message.
            <button
              type="button"
              class="main"
              onClick={() => {
                navigator.share(given).catch(() => undefined);
              }}
            >
              {text("share.send")}
            </button>
          )}
        </>
      }
    >
      <Ended match={match} views={views} stage={stage} />
      <Link linked={linked} onDone={setDone} />
      <p class="share-done" role="status">
        {done}
      </p>
      <Preview match={match} picture={picture} />
    </Dialog>
  );
}

interface LinkProps {
  readonly linked: Linked | undefined;
  readonly onDone: (what: string) => void;
}

function Link({ linked, onDone }: LinkProps) {
  const text = useReplayText();
  const { say } = useSpeaker();
  const field = useRef<HTMLInputElement>(null);
  if (linked === undefined) return null;
  if (!("link" in linked)) return <p>{say(linked)}</p>;
  const copy = async () => {
    field.current?.select();
    const isCopied = await copyText(linked.link);
    onDone(text(isCopied ? "share.copied" : "share.copy-by-hand"));
  };
  return (
    <div class="share-link">
      <label>
        <span>{text("share.link")}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={linked.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" class="main" data-first onClick={() => void copy()}>
        {text("share.copy")}
      </button>
      <small>{text("share.link.why")}</small>
    </div>
  );
}

interface PreviewProps {
  readonly match: TableMatch;
  readonly picture: Picture | undefined;
}

function Preview({ match: { shown }, picture }: PreviewProps) {
  const text = useReplayText();
  const { say } = useSpeaker();
  if (shown.result.value === undefined) return null;
  if (picture === undefined) return <p>{text("share.making")}</p>;
  const verdict = shown.log.value.at(-1)?.lines.value[0]?.line;
  const told = verdict === undefined ? "" : say(verdict, shown.names);
  return <img class="share-picture" src={picture.url} alt={text("share.preview", { verdict: told })} />;
}

interface EndedProps extends Pick<ShareDialogProps, "match" | "views"> {
  readonly stage: { current: HTMLDivElement | null };
}

/** The game's picture of the end, only to be drawn from. */
function Ended({ match: { shown }, views, stage }: EndedProps) {
  const result = shown.result.value;
  if (result === undefined || views?.Ending === undefined) return null;
  return (
    <div ref={stage} class="share-stage" aria-hidden="true">
      <views.Ending result={result} state={shown.state.value} names={shown.names} />
    </div>
  );
}

/** Undefined until it's drawn, and before the end of a match. */
function usePicture(
  match: TableMatch,
  views: GameViews | undefined,
  stage: { readonly current: HTMLDivElement | null },
): Picture | undefined {
  const speaker = useSpeaker();
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const souvenir = souvenirOf(match, views, speaker, location.host);
      if (souvenir === undefined) return;
      const drawing = stage.current?.querySelector("svg");
      const painting = drawing instanceof SVGSVGElement ? await paintingOf(drawing) : undefined;
      const canvas = await drawSouvenir(souvenir, getComputedStyle(document.documentElement), painting);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
      const name = `${match.session.header.game}-${new Date().toISOString().slice(0, 10)}.png`;
      // The page's security policy shows pictures from its own address and from data URLs only.
      const url = canvas.toDataURL("image/png");
      if (blob !== null && isWanted) setPicture({ url, file: new File([blob], name, { type: "image/png" }) });
    };
    draw().catch(reportError);
    return () => {
      isWanted = false;
    };
  }, [match, views, speaker]);
  return picture;
}
