import { useLayout } from "../look/root-layout.ts";
import { METHODS, type Method, ORDERS, type Order, type SettingsChoice } from "../settings.ts";
import { Choice } from "../shell/choice.tsx";
import { Dialog } from "../shell/dialog.tsx";
import type { ShellKey } from "../texts/shell.ts";
import { useText } from "../texts/speaking.ts";
import "./couch-choices.css";

interface Told {
  readonly name: ShellKey;
  /** Explains the choice. */
  readonly means: ShellKey;
}

const METHOD_TEXTS: Readonly<Record<Method, Told>> = {
  device: { name: "couch.method.device", means: "couch.method.device.how" },
  keys: { name: "couch.method.keys", means: "couch.method.keys.how" },
  open: { name: "couch.method.open", means: "couch.method.open.how" },
};

const ORDER_TEXTS: Readonly<Record<Order, Told>> = {
  "at-once": { name: "couch.order.at-once", means: "couch.order.at-once.how" },
  "in-turn": { name: "couch.order.in-turn", means: "couch.order.in-turn.how" },
};

interface CouchDialogProps {
  readonly settings: SettingsChoice;
  readonly onClose: () => void;
}

export function CouchDialog({ settings, onClose }: CouchDialogProps) {
  const text = useText();
  return (
    <Dialog title={text("couch.rail")} onClose={onClose}>
      <CouchChoices settings={settings} />
    </Dialog>
  );
}

/** How several people share this screen. Can be changed at any time. */
export function CouchChoices({ settings }: { readonly settings: SettingsChoice }) {
  const text = useText();
  const { method, order, flat } = settings.now.value;
  const { canLie } = useLayout();
  return (
    <>
      <Choice
        name="method"
        label={text("couch.method")}
        options={METHODS.map((one) => ({ value: one, text: text(METHOD_TEXTS[one].name) }))}
        chosen={method}
        onChoose={(chosen) => settings.change({ method: chosen })}
      />
      <p class="couch-means">{text(METHOD_TEXTS[method].means)}</p>
      <Choice
        name="order"
        label={text("couch.order")}
        options={ORDERS.map((one) => ({ value: one, text: text(ORDER_TEXTS[one].name) }))}
        chosen={order}
        onChoose={(chosen) => settings.change({ order: chosen })}
      />
      <p class="couch-means">{text(ORDER_TEXTS[order].means)}</p>
      <Choice
        name="flat"
        label={text("couch.flat")}
        options={[
          { value: "stands", text: text("couch.flat.stands") },
          { value: "lies", text: text("couch.flat.lies") },
        ]}
        chosen={flat ? "lies" : "stands"}
        onChoose={(chosen) => settings.change({ flat: chosen === "lies" })}
      />
      <p class="couch-means">{text(flat ? "couch.flat.lies.how" : "couch.flat.stands.how")}</p>
      {!canLie && <p class="couch-trust">{text("couch.flat.small")}</p>}
      <p class="couch-trust">{text("couch.trust")}</p>
    </>
  );
}
