import { useState } from "preact/hooks";
import { useText } from "../texts/speaking.ts";

interface StartAfreshProps {
  /** Returns a function that undoes it. */
  readonly onReset: () => () => void;
  readonly onErase: () => void;
}

/** Resets the settings, which can be undone, or deletes everything, which can't and so asks first. */
export function StartAfresh({ onReset, onErase }: StartAfreshProps) {
  const text = useText();
  const [undo, setUndo] = useState<() => void>();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <div class="settings-buttons">
        {undo === undefined ? (
          <button
            type="button"
            onClick={() => {
              const undoing = onReset();
              setUndo(() => undoing);
            }}
          >
            {text("settings.reset")}
          </button>
        ) : (
          <button
            type="button"
            onClick={() => {
              undo();
              setUndo(undefined);
            }}
          >
            {text("settings.reset.undo")}
          </button>
        )}
        <span role="status">{undo !== undefined && text("settings.reset.done")}</span>
      </div>
      {asks ? (
        <div class="settings-warning" role="alert">
          <p>{text("settings.erase.warning")}</p>
          <div class="settings-buttons">
            <button type="button" onClick={onErase}>
              {text("settings.erase.really")}
            </button>
            <button type="button" class="main" onClick={() => setAsks(false)}>
              {text("settings.erase.keep")}
            </button>
          </div>
        </div>
      ) : (
        <div class="settings-buttons">
          <button type="button" onClick={() => setAsks(true)}>
            {text("settings.erase")}
          </button>
        </div>
      )}
    </>
  );
}
