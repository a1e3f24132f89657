import type { Place } from './registry';

/** A database in memory, lost when the page closes. In its own file, because the worker cannot load chunks. */
export async function loadMemory(): Promise<Place> {
  const { IDBFactory, IDBKeyRange } = await import(
    /* webpackChunkName: "shared-device" */ 'fake-indexeddb'
  );
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}
