import { useRef } from "preact/hooks";
import "./num.css";

/** A number that shows for a moment whether it went up or down. */
export function Num({ value }: { readonly value: number }) {
  const shown = useRef({ value, way: "" });
  if (value !== shown.current.value) {
    shown.current = { value, way: value > shown.current.value ? "up" : "down" };
  }
  const { way } = shown.current;
  return (
    <span key={value} class={`num ${way} ${value === 0 ? "none" : ""}`}>
      {value}
    </span>
  );
}
