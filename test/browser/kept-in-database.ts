/** What a page keeps of its rooms, seen and changed from outside; and a browser that has no room for it. */
import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, CDPSession>();

/** The browser itself keeps nothing more for this page, which has kept nothing yet: else it finds out in half a minute. */
export const fillUp = (page: Page): Promise<void> => limit(page, 1);

export const makeRoom = (page: Page): Promise<void> => limit(page);

/** As if the browser had found out that it's full. */
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

/** Instead of what the page has kept under this name. */
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

/** The device has never been here. */
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

/** All that the page keeps of its rooms lies where it was kept once, before there was a database. */
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
