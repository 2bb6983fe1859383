import { useRef } from "preact/hooks";
import { useHeightVariable } from "../height-variable.ts";
import type { Notices } from "../notices.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { Sign } from "./sign.tsx";
import "./notice-list.css";

export function NoticeList({ notices }: { readonly notices: Notices }) {
  const { say } = useSpeaker();
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useHeightVariable(box, "--notices", "html");
  return (
    <div ref={box} class="notices" role="status">
      {notices.open.value.map((notice) => (
        <div key={notice.line.key} class="notice">
          <p>{say(notice.line)}</p>
          {notice.action && (
            <button type="button" onClick={() => notice.action?.do()}>
              {say(notice.action.name)}
            </button>
          )}
          <button type="button" class="bare" aria-label={text("dialog.close")} onClick={() => notices.close(notice)}>
            <Sign name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
