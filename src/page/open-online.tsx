/** Dialogs about rooms and the people in them. */
import { useEffect } from "preact/hooks";
import { inBackground } from "./in-background.ts";
import type { Open } from "./open.ts";

export const Join: Open = ({ app, close }) => {
  const kit = app.online.kit.value?.lobby;
  const { settings, online, goToRoom } = app;
  const join = (room: string, name: string, sits: boolean) => {
    if (name !== "") settings.change({ name });
    if (sits) online.sitDownIn(room);
    goToRoom(room);
  };
  return kit && <kit.JoinDialog name={settings.now.value.name} onJoin={join} onClose={close} />;
};

export const Check: Open = ({ app, close }) => {
  const kit = app.online.kit.value?.lobby;
  const check = app.checking.now.value;
  return (
    kit &&
    check && (
      <kit.RecordDialog
        report={check.report}
        onLook={check.isOnTable ? undefined : () => inBackground(app.replays.lookAt(check.record))}
        onDownload={() => inBackground(app.replays.save("letea", new Date(), check.record))}
        onClose={close}
      />
    )
  );
};

export const Connection: Open = ({ app: { online }, close }) => {
  const kit = online.kit.value;
  return kit?.lobby && <kit.lobby.ConnectionDialog actions={online.connectionBy(kit)} onClose={close} />;
};

export const Concede: Open = ({ app: { online }, close }) => {
  const kit = online.kit.value?.lobby;
  const match = online.here.value?.match.value;
  return kit && match && <kit.ConcedeDialog match={match} onClose={close} />;
};

export const Move: Open = ({ app, close }) => {
  const kit = app.online.kit.value?.lobby;
  const link = app.moves.link.value;
  useEffect(() => app.moves.withdraw, []);
  return kit && link && <kit.MoveDialog link={link} onClose={close} />;
};

export const Stop: Open = ({ app: { online }, close }) => {
  const kit = online.kit.value?.lobby;
  const match = online.here.value?.match.value;
  return kit && match && <kit.StopDialog match={match} onClose={close} />;
};
