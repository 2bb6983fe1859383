import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "preact/hooks";
import { useRoomText } from "./texts.ts";
import "./qr-code.css";

/** The width of the empty border that scanners need, in modules. */
const QUIET = 4;

interface QrCodeProps {
  readonly of: string;
  /** Without it, it's the link to the room. */
  readonly alt?: string;
}

/** Always dark on light: many scanners read nothing else. */
export function QrCode({ of, alt }: QrCodeProps) {
  const text = useRoomText();
  const { size, path } = useMemo(() => {
    const code = generate(of);
    return { size: code.size, path: toSvgPath(code) };
  }, [of]);
  const whole = size + 2 * QUIET;
  return (
    <svg
      class="qr"
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      role="img"
      aria-label={alt ?? text("room.qr.alt")}
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} />
      <path d={path} />
    </svg>
  );
}
