import type { Place } from './registry';

/** In memory only, gone with the page. In a file of its own because the worker has no chunks. */
export async function loadMemory(): Promise<Place> {
  const { IDBFactory, IDBKeyRange } = await import(
    /* webpackChunkName: "shared-device" */ 'fake-indexeddb'
  );
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}
