/** Notifications of the system, one at a time: a newer one replaces the one before. */
const TAG = "letea-turn";

/** Android shows only those of a service worker, so it's asked first. */
export async function notify(title: string, body: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: TAG };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined) return await registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Takes back what the person has seen by themselves. */
export async function forgetNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: TAG })) ?? []) shown.close();
}
