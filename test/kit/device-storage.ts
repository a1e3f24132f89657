import type { Page } from '@playwright/test';

/** What a device stores of the signed-in account, read directly from the database. */
export interface Kept {
  /** Operations on entries that wait for the server or were rejected. */
  outbox: { state: string; description: string | undefined }[];
  /** Descriptions of the meals. */
  meals: (string | null)[];
  /** Photos whose bytes are on the device. */
  photos: number;
  /** Operations of all kinds, including awards, which are not entries. */
  inOutbox: number;
  ledger: { saved: number; confirmed: number; carriedOn: number; givenUp: number };
}

interface Waiting {
  type: string;
  state: string;
  patch: { description?: string } | null;
}

/** Reads the databases of a page's origin directly, so that the app cannot hide anything. */
export async function keptOn(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const answer = async <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('no answer'));
        };
      });
    const all = async (name: string, tables: string[]): Promise<unknown[][]> => {
      const db = await answer(indexedDB.open(name));
      const reading = db.transaction(tables);
      const rows = await Promise.all(tables.map((t) => answer(reading.objectStore(t).getAll())));
      db.close();
      return rows;
    };
    const [accounts] = await all('platelog-registry', ['accounts']);
    const active = (accounts as { state: string; dbName: string }[]).find(
      ({ state }) => state === 'active',
    );
    if (!active) throw new Error('Nobody is signed in on this device.');
    const tables = ['outbox', 'meal', 'photoBytes', 'meta'];
    const [outbox, meals, photos, meta] = await all(active.dbName, tables);
    const ledger = (meta as { key: string; value: unknown }[]).find(({ key }) => key === 'ledger');
    return {
      outbox: (outbox as Waiting[])
        .filter(({ type }) => type !== 'award')
        .map(({ state, patch }) => ({ state, description: patch?.description })),
      inOutbox: outbox?.length ?? 0,
      meals: (meals as { data: { description: string | null } }[]).map((m) => m.data.description),
      photos: photos?.length ?? 0,
      ledger: ledger?.value as Kept['ledger'],
    };
  });
}

/** The waiting meals, each once: an estimate that is added later is a separate operation. */
export async function waitingMeals(page: Page): Promise<string[]> {
  const { outbox } = await keptOn(page);
  return outbox.flatMap(({ description }) => description ?? []).sort();
}

/** The number of changes that the device's ledger does not account for; zero if it adds up. */
export function unexplained({ ledger, inOutbox }: Kept): number {
  const { saved, confirmed, carriedOn, givenUp } = ledger;
  return saved - confirmed - carriedOn - givenUp - inOutbox;
}

/**
 * Copies the only meal of a page's account, ten copies a day from today backward, directly in the database. The server
 * does not know the copies, so they are only for offline use.
 */
export async function copyMeal(page: Page, copies: number): Promise<void> {
  await page.evaluate(async (count) => {
    const done = async <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
    const registry = await done(indexedDB.open('platelog-registry'));
    const accounts = registry.transaction('accounts').objectStore('accounts').getAll();
    const [account] = (await done(accounts)) as { dbName: string }[];
    registry.close();
    const db = await done(indexedDB.open(account?.dbName ?? ''));
    const meals = db.transaction('meal', 'readwrite').objectStore('meal');
    const [row] = (await done(meals.getAll())) as { data: object }[];
    for (let index = 0; index < count; index += 1) {
      const day = new Date();
      day.setDate(day.getDate() - Math.floor(index / 10));
      // Sweden writes dates as 'YYYY-MM-DD'.
      const mealTime = `${day.toLocaleDateString('sv-SE')}T0${index % 10}:15`;
      meals.put({ ...row, id: crypto.randomUUID(), data: { ...row?.data, mealTime } });
    }
    await new Promise((resolve) => (meals.transaction.oncomplete = resolve));
    db.close();
  }, copies);
}

/** Stands for bytes in a database, such as a picture. No file of the app contains it. */
export const PICTURE = 'bytes-of-a-picture';

/** Which of the given words a device still has anywhere in its databases, storages and caches. */
export async function foundOn(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ sought, bytes }) => {
      const answer = async <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => {
            resolve(request.result);
          };
          request.onerror = () => {
            reject(request.error ?? new Error('no answer'));
          };
        });
      const texts = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
      const asText = (_key: string, value: unknown) =>
        value instanceof ArrayBuffer ? bytes : value;
      for (const { name = '' } of await indexedDB.databases()) {
        const db = await answer(indexedDB.open(name));
        texts.push(name);
        for (const table of db.objectStoreNames) {
          const store = db.transaction(table).objectStore(table);
          texts.push(JSON.stringify(await answer(store.getAllKeys())));
          texts.push(JSON.stringify(await answer(store.getAll()), asText));
        }
        db.close();
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const response of await cache.matchAll())
          texts.push(response.url, await response.text());
      }
      return sought.filter((word) => texts.some((text) => text.includes(word)));
    },
    { sought: words, bytes: PICTURE },
  );
}
