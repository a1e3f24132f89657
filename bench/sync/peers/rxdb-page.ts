import { offer } from '../browser/pages/page-bench';
import { seededMeals } from '../meals';
import { RxStore, type RxPlace } from './rxdb-store';
import type { RxDb } from './rxdb-types';

void start();

/** RxDB in a page, on its free storage for browsers. */
async function start(): Promise<void> {
  const rx = await loadRxDb();
  let place: RxPlace = { url: '/rxdb', user: '' };
  let stores: RxStore[] = [];
  offer({
    seed: async (round, count) => {
      place = { ...place, user: `user=${round}` };
      stores = [await RxStore.open(rx), await RxStore.open(rx)];
      await stores[0]?.insert(seededMeals(round, count));
    },
    upload: async () => stores[0]?.sendUp(place),
    download: async () => stores[1]?.bringDown(place),
    held: async () => (await stores[1]?.count()) ?? 0,
    clear: async () => {
      await Promise.all(stores.map(async (store) => store.remove()));
    },
  });
}

// Strings, so that the compiler does not resolve what may not be installed; the bundler does.
async function loadRxDb(): Promise<RxDb> {
  const core = (await import('rxdb/plugins/core' satisfies string)) as RxDb;
  const replication = (await import('rxdb/plugins/replication' satisfies string)) as RxDb;
  const dexie = (await import('rxdb/plugins/storage-dexie' satisfies string)) as {
    getRxStorageDexie: () => unknown;
  };
  return {
    createRxDatabase: core.createRxDatabase,
    replicateRxCollection: replication.replicateRxCollection,
    storage: dexie.getRxStorageDexie(),
  };
}
