import { AskingDialog } from "./asking-dialog.tsx";
import { useRoomText } from "./texts.ts";

interface RemoveDialogProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const text = useRoomText();
  return (
    <AskingDialog
      title={text("room.remove.title", { name })}
      why={text("room.remove.why")}
      yes={text("room.remove.really")}
      onYes={onRemove}
      onClose={onClose}
    />
  );
}
