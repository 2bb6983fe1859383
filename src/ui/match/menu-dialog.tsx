import { Dialog } from "../shell/dialog.tsx";
import { useText } from "../texts/speaking.ts";
import "./menu-dialog.css";

export interface MenuItem {
  readonly name: string;
  readonly do: () => void;
}

interface MenuDialogProps {
  /** Additional items. */
  readonly more?: readonly MenuItem[];
  /** Undefined unless several people share this screen. */
  readonly onShared: (() => void) | undefined;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  /** Undefined at an online table. */
  readonly onNewGame: (() => void) | undefined;
  /** Undefined if the game has no lesson. */
  readonly onLesson?: (() => void) | undefined;
  readonly onSettings: () => void;
  readonly onKeys: () => void;
  readonly onAbout: () => void;
  readonly onDownload: () => void;
}

export function MenuDialog({
  more = [],
  onShared,
  onClose,
  onLeave,
  onNewGame,
  onLesson,
  onSettings,
  onKeys,
  onAbout,
  onDownload,
}: MenuDialogProps) {
  const text = useText();
  return (
    <Dialog title={text("table.menu")} look="menu" onClose={onClose}>
      <div class="menu-list">
        <button type="button" class="main" data-first onClick={onClose}>
          {text("table.back")}
        </button>
        {onShared && (
          <button type="button" onClick={onShared}>
            {text("couch.rail")}
          </button>
        )}
        {more.map((item) => (
          <button key={item.name} type="button" onClick={item.do}>
            {item.name}
          </button>
        ))}
        {onLesson && (
          <button type="button" onClick={onLesson}>
            {text("home.lesson")}
          </button>
        )}
        <button type="button" onClick={onSettings}>
          {text("settings.title")}
        </button>
        <button type="button" onClick={onKeys}>
          {text("keys.title")}
        </button>
        <button type="button" onClick={onDownload}>
          {text("match.download")}
        </button>
        <button type="button" onClick={onAbout}>
          {text("about.title")}
        </button>
        {onNewGame && (
          <button type="button" onClick={onNewGame}>
            {text("match.new")}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {text("table.leave")}
        </button>
      </div>
    </Dialog>
  );
}
