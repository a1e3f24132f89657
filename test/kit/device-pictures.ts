import type { Page } from '@playwright/test';

/** All pictures that a device stores for the signed-in user, full and thumbnail, read directly from the database. */
export async function picturesOn(page: Page): Promise<Buffer[]> {
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const name = names.find((one) => one.startsWith('platelog') && one !== 'platelog-registry');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name ?? '');
      opening.onsuccess = () => {
        resolve(opening.result);
      };
      opening.onerror = () => {
        reject(opening.error ?? new Error('no answer'));
      };
    });
    const rows = await new Promise<{ bytes: ArrayBuffer | null; thumb: ArrayBuffer | null }[]>(
      (resolve) => {
        const reading = db.transaction('photoBytes').objectStore('photoBytes').getAll();
        reading.onsuccess = () => {
          resolve(reading.result as never);
        };
      },
    );
    db.close();
    const pictures = rows.flatMap(({ bytes, thumb }) =>
      [bytes, thumb].filter((one) => one !== null),
    );
    return pictures.map((one) => [...new Uint8Array(one)]);
  });
  return kept.map((bytes) => Buffer.from(bytes));
}
