import type { Place } from './registry';

/** Loads a place for databases that is gone with the page. In a file of its own: the worker has no chunks. */
export async function loadMemory(): Promise<Place> {
  const { IDBFactory, IDBKeyRange } = await import(
    /* webpackChunkName: "shared-device" */ 'fake-indexeddb'
  );
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}
