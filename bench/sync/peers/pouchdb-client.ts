import { Arrivals } from '../arrivals';
import { BATCH } from '../bare/record';
import type { BenchMeal } from '../meals';
import type { SyncClient } from '../process-messages';
import { loadPeer } from './load';
import { asPouch, type Pouch, type PouchClass, type PouchFeed } from './pouchdb-types';

const LIVE = { live: true, batch_size: BATCH };

export async function pouchdbClient(url: string): Promise<SyncClient> {
  const { default: PouchDB } = await loadPeer<{ default: PouchClass }>('pouchdb');
  const memory = await loadPeer<{ default: unknown }>('pouchdb-adapter-memory');
  return new PouchDbClient(url, PouchDB.plugin(memory.default));
}

/** PouchDB with its in-memory store, replicating with express-pouchdb. */
class PouchDbClient implements SyncClient {
  private remote = '';
  private source: Pouch | undefined;
  private opened = 0;

  constructor(
    private readonly url: string,
    private readonly PouchDB: PouchClass,
  ) {}

  async prepare(round: number, meals: BenchMeal[]): Promise<void> {
    await this.source?.destroy();
    this.remote = `${this.url}/meals-${round}`;
    await fetch(this.remote, { method: 'PUT' });
    this.source = this.emptyStore();
    await this.source.bulkDocs(meals.map(asPouch));
  }

  async upload(): Promise<void> {
    await this.source?.replicate.to(this.remote, { batch_size: BATCH });
  }

  async download(): Promise<number> {
    const target = this.emptyStore();
    await target.replicate.from(this.remote, { batch_size: BATCH });
    const { doc_count: held } = await target.info();
    await target.destroy();
    return held;
  }

  async live(changes: BenchMeal[]): Promise<number[]> {
    // A separate database: otherwise PouchDB would first send B all of the other meals.
    const remote = `${this.remote}-live`;
    await fetch(remote, { method: 'PUT' });
    const [a, b] = [this.emptyStore(), this.emptyStore()];
    const arrivals = new Arrivals();
    const feeds: PouchFeed<unknown>[] = [
      a.replicate.to(remote, LIVE),
      b.replicate.from(remote, LIVE),
      b.changes({ since: 'now', live: true }).on('change', ({ id }) => {
        arrivals.arrived(id);
      }),
    ];
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const times = await arrivals.timeEach(changes, async (meal) => a.put(asPouch(meal)));
    for (const feed of feeds) feed.cancel();
    await Promise.all(feeds.map(async (feed) => feed.catch(() => undefined)));
    await Promise.all([a.destroy(), b.destroy()]);
    return times;
  }

  private emptyStore(): Pouch {
    this.opened += 1;
    return new this.PouchDB(`bench-${this.opened}`, { adapter: 'memory' });
  }
}

// Until both directions wait for changes.
const SETTLE_MS = 500;
