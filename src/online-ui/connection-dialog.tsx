import type { ComponentProps } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import type { Finding } from "../carrier/connection-check.ts";
import type { ConnectionForm, FormFault } from "../carrier/connection-form.ts";
import { Dialog } from "../ui/shell/dialog.tsx";
import { Tick } from "../ui/shell/tick.tsx";
import { type CheckState, ConnectionFindings } from "./connection-check.tsx";
import { type RoomKey, useRoomText } from "./texts.ts";
import "./connection-dialog.css";

/** What the dialog can do about how this page finds others. */
export interface ConnectionActions {
  form(): ConnectionForm;
  /** The defaults set by the host of the page. */
  usual(): ConnectionForm;
  /** Stores the form, unless it has faults: it returns them. */
  keep(form: ConnectionForm): readonly FormFault[];
  /** Reports each finding as soon as it's known. */
  check(
    form: ConnectionForm,
    tell: (finding: Finding) => void,
  ): { readonly faults: readonly FormFault[] } | { readonly findings: Promise<void> };
}

interface ConnectionDialogProps {
  readonly actions: ConnectionActions;
  readonly onClose: () => void;
}

type FieldName = Exclude<keyof ConnectionForm, "isRelayOnly">;

interface FieldWords {
  readonly name: FieldName;
  readonly label: RoomKey;
  readonly hint?: RoomKey;
  readonly isSecret?: true;
}

const FIELDS: readonly FieldWords[] = [
  { name: "server", label: "conn.server", hint: "conn.server.how" },
  { name: "stun", label: "conn.stun", hint: "conn.stun.how" },
  { name: "relay", label: "conn.relay", hint: "conn.relay.how" },
  { name: "username", label: "conn.username" },
  { name: "credential", label: "conn.credential", isSecret: true },
];

const FAULTS: Readonly<Record<FormFault, { readonly at: FieldName; readonly why: RoomKey }>> = {
  server: { at: "server", why: "conn.wrong.server" },
  "server-plain": { at: "server", why: "conn.wrong.server-plain" },
  stun: { at: "stun", why: "conn.wrong.stun" },
  relay: { at: "relay", why: "conn.wrong.relay" },
  "relay-missing": { at: "relay", why: "conn.wrong.relay-missing" },
  username: { at: "username", why: "conn.wrong.username" },
  credential: { at: "credential", why: "conn.wrong.credential" },
};

/** All settings are optional, and can be tested. */
export function ConnectionDialog({ actions, onClose }: ConnectionDialogProps) {
  const text = useRoomText();
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(actions.form);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [said, setSaid] = useState<RoomKey>();
  const [check, setCheck] = useState<CheckState>();
  const change = (changed: Partial<ConnectionForm>) => {
    setForm({ ...form, ...changed });
    setFaults(faults.filter((fault) => !(FAULTS[fault].at in changed)));
    setSaid(undefined);
  };

  function refuse(wrong: readonly FormFault[]): void {
    setFaults(wrong);
    const [first] = wrong;
    const field = first && fields.current?.elements.namedItem(FAULTS[first].at);
    if (field instanceof HTMLElement) field.focus();
  }

  function keep(): void {
    const wrong = actions.keep(form);
    refuse(wrong);
    setSaid(wrong.length === 0 ? "conn.kept" : undefined);
  }

  function runCheck(): void {
    const findings: Finding[] = [];
    const going = actions.check(form, (finding) => {
      findings.push(finding);
      setCheck({ findings: [...findings], isOver: false });
    });
    if ("faults" in going) return refuse(going.faults);
    const end = () => setCheck({ findings: [...findings], isOver: true });
    setCheck({ findings, isOver: false });
    going.findings.then(end, end);
  }

  return (
    <Dialog
      title={text("conn.title")}
      look="settings"
      onClose={onClose}
      foot={
        <>
          <p class="conn-said" role="status">
            {said && text(said)}
          </p>
          <button
            type="button"
            onClick={() => {
              const usual = actions.usual();
              actions.keep(usual);
              setForm(usual);
              setFaults([]);
              setSaid("conn.reset.done");
            }}
          >
            {text("conn.reset")}
          </button>
          <button type="submit" form={id} class="main">
            {text("conn.keep")}
          </button>
        </>
      }
    >
      <p>{text("conn.why")}</p>
      <form
        ref={fields}
        id={id}
        class="conn-form"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        {FIELDS.map(({ name, label, hint, isSecret = false }) => (
          <Field
            key={name}
            name={name}
            isSecret={isSecret}
            label={text(label)}
            hint={hint && text(hint)}
            wrong={faults.flatMap((fault) => (FAULTS[fault].at === name ? [text(FAULTS[fault].why)] : []))[0]}
            value={form[name]}
            onInput={(value) => change({ [name]: value })}
          />
        ))}
        <Tick
          name={text("conn.relay-only")}
          isOn={form.isRelayOnly}
          onTick={(isRelayOnly) => change({ isRelayOnly })}
        />
        <small>{text("conn.relay-only.why")}</small>
      </form>
      <section class="settings-part" aria-label={text("check.title")}>
        <h3>{text("check.title")}</h3>
        <p>{text("check.why")}</p>
        <div>
          <button type="button" disabled={check?.isOver === false} onClick={runCheck}>
            {text("check.go")}
          </button>
        </div>
        {check && <ConnectionFindings {...check} />}
      </section>
    </Dialog>
  );
}

type InputProps = ComponentProps<"input">;

interface FieldProps {
  readonly name: FieldName;
  readonly isSecret: boolean;
  readonly label: string;
  readonly hint: string | undefined;
  readonly wrong: string | undefined;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function Field({ name, isSecret, label, hint, wrong, value, onInput }: FieldProps) {
  const id = useId();
  const about = wrong ?? hint;
  const input: Omit<InputProps, "type" | "role"> = {
    id,
    name,
    value,
    maxLength: 1000,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: false,
    "aria-invalid": wrong !== undefined,
    "aria-describedby": about === undefined ? undefined : `${id}-about`,
    onInput: ({ currentTarget }) => onInput(currentTarget.value),
  };
  return (
    <div class="conn-field">
      <label htmlFor={id}>{label}</label>
      {isSecret ? <input type="password" {...input} /> : <input type="text" {...input} />}
      {about && (
        <small id={`${id}-about`} class={wrong === undefined ? "" : "conn-wrong"}>
          {about}
        </small>
      )}
    </div>
  );
}
