import type { Page } from '@playwright/test';

const FAR_MS = 240_000;

/** Makes a device believe that `tries` attempts in a row have failed, the last of them just now. */
export async function haveFailedFor(page: Page, tries: number): Promise<void> {
  await page.evaluate(
    async ([failedTries, far]) => {
      const done = async <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => {
            resolve(request.result);
          };
          request.onerror = () => {
            reject(request.error ?? new Error('no answer'));
          };
        });
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const db = await done(
        indexedDB.open(names.find((name) => name !== 'platelog-registry') ?? ''),
      );
      const meta = db.transaction('meta', 'readwrite').objectStore('meta');
      const state = (await done(meta.get('sync'))) as { key: string; value: object };
      const value = { ...state.value, failedTries, nextTryAt: Date.now() + far };
      await done(meta.put({ ...state, value }));
      db.close();
    },
    [tries, FAR_MS] as const,
  );
}
