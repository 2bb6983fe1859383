import { Dialog } from "../ui/shell/dialog.tsx";
import { useText } from "../ui/texts/speaking.ts";
import type { App } from "./app.ts";
import { later } from "./later.ts";

interface InsteadDialogProps {
  readonly app: App;
  readonly onClose: () => void;
}

/** Only one match is kept. */
export function InsteadDialog({ app, onClose }: InsteadDialogProps) {
  const text = useText();
  return (
    <Dialog
      title={text("instead.title")}
      onClose={onClose}
      foot={
        <>
          <button type="button" onClick={() => later(app.playAnyway())}>
            {text("instead.another")}
          </button>
          <button
            type="button"
            class="main"
            data-first
            onClick={() => {
              onClose();
              app.goOn();
            }}
          >
            {text("instead.go-on")}
          </button>
        </>
      }
    >
      <p>{text("new.instead")}</p>
    </Dialog>
  );
}
