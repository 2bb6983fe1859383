/** A picture of each phase of a round. */
import { Framed } from "../../../../../kit/drawing/framed.tsx";
import { splitScene } from "./split.ts";
import { tokens } from "./tokens.ts";

export const DecisionPicture = () => <Framed drawing={splitScene()} />;

export const ActionPicture = () => (
  <Framed
    drawing={tokens(2, [
      { icon: "cost", paint: "#0b1720" },
      { icon: "food" },
      { icon: "human" },
      { icon: "pair" },
      { icon: "ymune" },
      { icon: "battery" },
    ])}
  />
);

export const MaintenancePicture = () => (
  <Framed drawing={tokens(3, [{ icon: "bane" }, { icon: "protector" }, { icon: "heal" }, { icon: "food" }])} />
);
