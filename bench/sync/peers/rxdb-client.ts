import { Arrivals } from '../arrivals';
import { listen } from '../event-stream';
import type { BenchMeal } from '../meals';
import type { SyncClient } from '../process-messages';
import { loadPeer } from './load';
import { RxStore, type RxPlace } from './rxdb-store';
import type { RxDb, RxPage, RxSubject } from './rxdb-types';

export async function rxdbClient(url: string): Promise<SyncClient> {
  const core = await loadPeer<Pick<RxDb, 'createRxDatabase'>>('rxdb/plugins/core');
  const memory = await loadPeer<{ getRxStorageMemory: () => unknown }>(
    'rxdb/plugins/storage-memory',
  );
  const replication = await loadPeer<Pick<RxDb, 'replicateRxCollection'>>(
    'rxdb/plugins/replication',
  );
  const { Subject } = await loadPeer<{ Subject: new () => RxSubject }>('rxjs');
  const { createRxDatabase } = core;
  const { replicateRxCollection } = replication;
  const rx = { createRxDatabase, replicateRxCollection, storage: memory.getRxStorageMemory() };
  return new RxDbClient(url, rx, Subject);
}

/** RxDB with its in-memory store. */
class RxDbClient implements SyncClient {
  private place: RxPlace = { url: '', user: '' };
  private source: RxStore | undefined;

  constructor(
    private readonly url: string,
    private readonly rx: RxDb,
    private readonly Subject: new () => RxSubject,
  ) {}

  async prepare(round: number, meals: BenchMeal[]): Promise<void> {
    await this.source?.remove();
    this.place = { url: this.url, user: `user=${round}` };
    this.source = await RxStore.open(this.rx);
    await this.source.insert(meals);
  }

  async upload(): Promise<void> {
    await this.source?.sendUp(this.place);
  }

  async download(): Promise<number> {
    const target = await RxStore.open(this.rx);
    await target.bringDown(this.place);
    const held = await target.count();
    await target.remove();
    return held;
  }

  async live(changes: BenchMeal[]): Promise<number[]> {
    const [a, b] = [await RxStore.open(this.rx), await RxStore.open(this.rx)];
    const stream$ = new this.Subject();
    const stream = await listen(`${this.url}/live?${this.place.user}`, {}, (data) => {
      stream$.next(JSON.parse(data) as RxPage);
    });
    const sending = a.keepSendingUp(this.place);
    const receiving = b.keepBringingDown(this.place, stream$);
    await receiving.awaitInitialReplication();
    const arrivals = new Arrivals();
    b.meals.insert$.subscribe(({ documentId }) => {
      arrivals.arrived(documentId);
    });
    const times = await arrivals.timeEach(changes, async (meal) => a.insert([meal]));
    await Promise.all([sending.cancel(), receiving.cancel()]);
    stream.close();
    await Promise.all([a.remove(), b.remove()]);
    return times;
  }
}
