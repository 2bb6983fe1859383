import "./tick.css";

interface TickProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
}

export const Tick = ({ name, isOn, onTick }: TickProps) => (
  <label class="tick">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
    {name}
  </label>
);
