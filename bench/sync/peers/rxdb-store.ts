import { asBare, BATCH } from '../bare/record';
import type { BenchMeal } from '../meals';
import {
  asRx,
  type RxCollection,
  type RxDatabase,
  type RxDb,
  type RxPage,
  type RxReplicating,
} from './rxdb-types';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };

const SCHEMA = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 36 },
    updatedAt: { type: 'number' },
    name: text,
    description: textOrNull,
    notes: textOrNull,
    mealType: text,
    mealTime: { type: 'string', maxLength: 16 },
    photoId: textOrNull,
    estimate: { type: ['object', 'null'] },
    items: { type: ['array', 'null'] },
  },
  required: ['id', 'updatedAt', 'name', 'mealType', 'mealTime'],
  indexes: ['mealTime'],
};

/** Where a user's meals are on the server. */
export interface RxPlace {
  url: string;
  user: string;
}

let opened = 0;

/** RxDB's store of meals, with replication over HTTP as in its documentation. */
export class RxStore {
  private constructor(
    private readonly rx: RxDb,
    private readonly database: RxDatabase,
    readonly meals: RxCollection,
  ) {}

  /** An empty store. */
  static async open(rx: RxDb): Promise<RxStore> {
    opened += 1;
    const database = await rx.createRxDatabase({
      name: `bench${opened}-${Date.now()}`,
      storage: rx.storage,
      multiInstance: false,
      eventReduce: true,
    });
    const { meals } = await database.addCollections({ meals: { schema: SCHEMA } });
    return new RxStore(rx, database, meals);
  }

  async insert(meals: BenchMeal[]): Promise<void> {
    await this.meals.bulkInsert(meals.map(asDocument));
  }

  async count(): Promise<number> {
    return this.meals.count().exec();
  }

  /** One direction only: with both, RxDB downloads what it has just uploaded. */
  async sendUp(place: RxPlace): Promise<void> {
    await finished(this.replicate(place, { live: false, push: pushTo(place) }));
  }

  async bringDown(place: RxPlace): Promise<void> {
    await finished(this.replicate(place, { live: false, pull: pullFrom(place) }));
  }

  keepSendingUp(place: RxPlace): RxReplicating {
    return this.replicate(place, { live: true, push: pushTo(place) });
  }

  keepBringingDown(place: RxPlace, stream$: unknown): RxReplicating {
    return this.replicate(place, { live: true, pull: { ...pullFrom(place), stream$ } });
  }

  /** Closes it and deletes its data. */
  async remove(): Promise<void> {
    await this.database.remove();
  }

  private replicate({ url, user }: RxPlace, directions: object): RxReplicating {
    const whole = { collection: this.meals, replicationIdentifier: url + user, ...directions };
    return this.rx.replicateRxCollection(whole);
  }
}

function pushTo({ url, user }: RxPlace) {
  const handler = async (rows: unknown[]) =>
    ask(`${url}/push?${user}`, { method: 'POST', body: JSON.stringify(rows) });
  return { batchSize: BATCH, handler };
}

function pullFrom({ url, user }: RxPlace) {
  const handler = async (checkpoint: RxPage['checkpoint'] | undefined) =>
    ask(`${url}/pull?${user}&since=${checkpoint?.seq ?? 0}`, {});
  return { batchSize: BATCH, handler };
}

async function ask(address: string, request: RequestInit): Promise<unknown> {
  // Bodies are uncompressed, as in its documentation; a browser compresses in its own way anyway.
  const response = await fetch(address, { ...request, headers: { 'Accept-Encoding': 'identity' } });
  return response.json();
}

function asDocument(meal: BenchMeal): object {
  const { _deleted, ...document } = asRx(asBare(meal));
  return _deleted ? { ...document, _deleted } : document;
}

async function finished(replication: RxReplicating): Promise<void> {
  const failed = new Promise<never>((_resolve, reject) => {
    replication.error$.subscribe(reject);
  });
  await Promise.race([replication.awaitInitialReplication(), failed]);
  await replication.cancel();
}
