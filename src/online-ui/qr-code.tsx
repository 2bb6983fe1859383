import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "preact/hooks";
import { useRoomText } from "./texts.ts";
import "./qr-code.css";

/** As many empty modules around it as scanners ask for. */
const QUIET = 4;

/** Dark on light whatever the page looks like: many scanners read nothing else. */
export function QrCode({ of }: { readonly of: string }) {
  const text = useRoomText();
  const { size, path } = useMemo(() => {
    const code = generate(of);
    return { size: code.size, path: toSvgPath(code) };
  }, [of]);
  const whole = size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={text("room.qr.alt")}>
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} />
      <path d={path} />
    </svg>
  );
}
