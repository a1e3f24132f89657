import type Dexie from 'dexie';

/**
 * All rows of some tables, read in one snapshot. The checks read every table of a device after every step, and Dexie
 * takes ten times as long for an empty table as IndexedDB itself.
 */
export async function rowsOf<Row extends object>(
  db: Dexie,
  names: readonly string[],
): Promise<Map<string, Row[]>> {
  if (!db.isOpen()) await db.open();
  const reading = db.backendDB().transaction(names, 'readonly');
  const rows = names.map(
    async (name) =>
      new Promise<[string, Row[]]>((resolve, reject) => {
        const request = reading.objectStore(name).getAll() as IDBRequest<Row[]>;
        request.onsuccess = () => {
          resolve([name, request.result]);
        };
        request.onerror = () => {
          reject(request.error ?? new Error(`${name} could not be read`));
        };
      }),
  );
  return new Map(await Promise.all(rows));
}
