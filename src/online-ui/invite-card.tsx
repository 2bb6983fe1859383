import { useRef, useState } from "preact/hooks";
import { useLayout } from "../ui/look/root-layout.ts";
import { Choice } from "../ui/shell/choice.tsx";
import { handLink } from "./hand-link.ts";
import { QrCode } from "./qr-code.tsx";
import type { RoomScreenChoice } from "./room-context.ts";
import { RoomSign } from "./room-sign.tsx";
import { useRoomText } from "./texts.ts";
import "./invite-card.css";

interface InviteCardProps {
  readonly code: string;
  readonly link: string;
  /** The signalling server, if the invitation has to name it. */
  readonly ownServer: string | undefined;
  /** This computer's addresses on its network, if others can't open this page by the address it has here. */
  readonly addresses?: readonly string[] | undefined;
  readonly screen?: RoomScreenChoice | undefined;
}

/** How others get into this room: by code, by link or by QR code. */
export function InviteCard({ code, link: linkHere, ownServer, addresses, screen }: InviteCardProps) {
  const text = useRoomText();
  const [chosen, setChosen] = useState<string>();
  const address = chosen ?? addresses?.[0];
  const isForPhones = screen?.room.value === code;
  const linkFromHere = address === undefined ? linkHere : linkAt(address, linkHere);
  const link = isForPhones ? handLink(linkFromHere) : linkFromHere;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"room.copied" | "room.copy.by-hand">();
  const { room, height } = useLayout();
  /** On a phone the QR code is folded, so that the people in the room come first. */
  const isPhone = room.includes("narrow") || height.includes("low");
  const shared = { title: text("room.share.text", { code }), url: link };
  const canShare = navigator.canShare?.(shared) ?? false;

  async function copy(): Promise<void> {
    field.current?.select();
    setCopied((await copyText(link)) ? "room.copied" : "room.copy.by-hand");
  }

  return (
    <section class={isForPhones ? "room-card invite for-phones" : "room-card invite"} aria-label={text("room.invite")}>
      <div class="invite-words">
        {/* A phone is a hand, hardly ever the table. */}
        {screen && (isForPhones || !isPhone) && (
          <Choice
            name="invited"
            label={text("hand.invite")}
            options={[
              { value: "online", text: text("hand.invite.online") },
              { value: "phones", text: text("hand.invite.phones") },
            ]}
            chosen={isForPhones ? "phones" : "online"}
            onChoose={(invited) => screen.share(code, invited === "phones")}
          />
        )}
        <h2>{text("room.code")}</h2>
        <p class="room-code">
          {[...code].map((letter, i) => (
            <b key={i} aria-hidden="true">
              {letter}
            </b>
          ))}
          <span class="unseen">{text("room.code.spelled", { letters: [...code].join(", ") })}</span>
        </p>
        <p class="invite-how">{text(isForPhones ? "hand.invite.how" : "room.invite.how")}</p>
        {ownServer && <p class="invite-how">{text("room.invite.own-server", { server: ownServer })}</p>}
        {addresses && (
          <p class="invite-only-here">
            {text(address === undefined ? "room.invite.only-here" : "room.invite.network", {
              host: new URL(linkHere).hostname,
            })}
          </p>
        )}
        {addresses && addresses.length > 1 && (
          <label class="invite-address">
            {text("room.invite.address")}
            <select value={address} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              {addresses.map((one) => (
                <option key={one} value={one} selected={one === address}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
        <div class="invite-link">
          <input
            ref={field}
            type="text"
            readOnly
            value={link}
            aria-label={text("room.link")}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button
            type="button"
            onClick={() => {
              copy().catch(() => setCopied("room.copy.by-hand"));
            }}
          >
            <RoomSign name={copied === "room.copied" ? "check" : "copy"} />
            {text("room.copy")}
          </button>
          {canShare && (
            <button
              type="button"
              onClick={() => {
                navigator.share(shared).catch((why: unknown) => {
                  // Whoever has cancelled sharing doesn't want a copy either.
                  const isCancelled = why instanceof DOMException && why.name === "AbortError";
                  if (!isCancelled) copy().catch(() => setCopied("room.copy.by-hand"));
                });
              }}
            >
              <RoomSign name="share" />
              {text("room.share")}
            </button>
          )}
        </div>
        <p class="invite-said" role="status">
          {copied && text(copied)}
        </p>
      </div>
      <details class="invite-qr" open={isForPhones || !isPhone}>
        <summary>{text("room.qr")}</summary>
        <QrCode of={link} />
      </details>
    </section>
  );
}

/** The link with an address under which others find this page. */
function linkAt(address: string, link: string): string {
  const url = new URL(link);
  url.hostname = address;
  return url.href;
}

/** Over plain HTTP there is no clipboard API: then the selection is copied with the old command. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return document.execCommand("copy");
  await navigator.clipboard.writeText(text);
  return true;
}
