import { BATCH } from '../bare/record';
import { offer } from '../browser/pages/page-bench';
import { seededMeals } from '../meals';
import { asPouch, type Pouch, type PouchClass } from './pouchdb-types';

void start();

/** PouchDB in a page, on IndexedDB. */
async function start(): Promise<void> {
  // A string, so that the compiler does not resolve what may not be installed; the bundler does.
  const { default: PouchDB } = (await import('pouchdb' satisfies string)) as {
    default: PouchClass;
  };
  let remote = '';
  let stores: Pouch[] = [];
  const options = { batch_size: BATCH };
  offer({
    seed: async (round, count) => {
      remote = `${location.origin}/pouchdb/meals-${round}`;
      await fetch(remote, { method: 'PUT' });
      stores = ['a', 'b'].map((device) => new PouchDB(`pouch-${round}-${device}`));
      await stores[0]?.bulkDocs(seededMeals(round, count).map(asPouch));
    },
    upload: async () => {
      await stores[0]?.replicate.to(remote, options);
    },
    download: async () => {
      await stores[1]?.replicate.from(remote, options);
    },
    held: async () => (await stores[1]?.info())?.doc_count ?? 0,
    clear: async () => {
      await Promise.all(stores.map(async (store) => store.destroy()));
    },
  });
}
