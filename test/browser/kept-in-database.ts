/** Reads and changes what a page has stored of its rooms, and simulates full storage. */
import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, CDPSession>();

/** The browser stores nothing more for this page. Call it before the page has stored anything: later it takes half a minute. */
export const fillUp = (page: Page): Promise<void> => limit(page, 1);

export const makeRoom = (page: Page): Promise<void> => limit(page);

/** As if the browser had noticed that its storage is full. */
export const refuse = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    window.putAgain = put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room left.", "QuotaExceededError");
    };
  });

export const accept = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (window.putAgain !== undefined) IDBObjectStore.prototype.put = window.putAgain;
  });

declare global {
  interface Window {
    putAgain?: IDBObjectStore["put"];
  }
}

async function limit(page: Page, quotaSize?: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, ...(quotaSize !== undefined && { quotaSize }) });
}

/** Replaces what the page has stored under this name. */
export const writeKept = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("letea");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("kept", "readwrite");
          transaction.objectStore("kept").put(value, key);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [name, text] as const,
  );

/** As if somebody at this device were in a match of that room. */
export const keepUnderWay = (page: Page, code: string): Promise<void> => {
  const about = { format: "letea-room/1", isHost: false, game: "precognition", at: 1, isUnderWay: true };
  return writeKept(page, `room.${code}.about`, JSON.stringify(about));
};

/** As if the device had never been here. */
export const forgetAll = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear();
        const leaving = indexedDB.deleteDatabase("letea");
        leaving.onerror = () => reject(leaving.error);
        leaving.onsuccess = () => resolve();
      }),
  );

/** Moves all rooms to where older versions of the page stored them, before there was a database. */
export const keepAsBefore = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("letea");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("kept");
          const names = transaction.objectStore("kept").getAllKeys();
          const values = transaction.objectStore("kept").getAll();
          transaction.oncomplete = () => {
            for (const [at, name] of names.result.entries()) localStorage.setItem(`letea.${name}`, values.result[at]);
            database.close();
            const leaving = indexedDB.deleteDatabase("letea");
            leaving.onerror = () => reject(leaving.error);
            leaving.onsuccess = () => resolve();
          };
        };
      }),
  );
