// The limit in a browser: fetch, Dexie and an outbox against the bare server, and nothing more.
import Dexie, { type EntityTable } from 'dexie';

import { asBare, BATCH, type BarePage, type BareRecord } from '../../bare/record';
import { seededMeals } from '../../meals';
import { gzip } from './gzip';
import { offer } from './page-bench';

interface LimitMeal extends BareRecord {
  pending: 0 | 1;
}

interface Waiting {
  n?: number;
  record: BareRecord;
}

class LimitDatabase extends Dexie {
  meals!: EntityTable<LimitMeal, 'id'>;
  outbox!: EntityTable<Waiting, 'n'>;
  meta!: EntityTable<{ key: string; value: number }, 'key'>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ meals: '&id, mealTime', outbox: '++n', meta: '&key' });
  }
}

let user = '';
let [here, there] = [new LimitDatabase('limit-a'), new LimitDatabase('limit-b')];

offer({ seed, upload, download, held: async () => there.meals.count(), clear });

async function seed(round: number, count: number): Promise<void> {
  user = `user=${round}`;
  const names = ['a', 'b'].map((device) => `limit-${round}-${device}`);
  [here, there] = [new LimitDatabase(names[0] ?? ''), new LimitDatabase(names[1] ?? '')];
  const records = seededMeals(round, count).map(asBare);
  await here.transaction('rw', here.meals, here.outbox, async () => {
    await here.meals.bulkAdd(records.map((record) => ({ ...record, pending: 1 })));
    await here.outbox.bulkAdd(records.map((record) => ({ record })));
  });
}

async function upload(): Promise<void> {
  let waiting = await here.outbox.limit(BATCH).toArray();
  while (waiting.length > 0) {
    const records = waiting.map((entry) => entry.record);
    const answer = await fetch(`/bare/push?${user}`, {
      method: 'POST',
      headers: { 'Content-Encoding': 'gzip' },
      body: await gzip(JSON.stringify(records)),
    });
    if (!answer.ok) throw new Error(`The bare server answered ${answer.status}.`);
    await answer.json();
    await confirm(waiting);
    waiting = await here.outbox.limit(BATCH).toArray();
  }
}

async function confirm(waiting: Waiting[]): Promise<void> {
  await here.transaction('rw', here.meals, here.outbox, async () => {
    await here.outbox.bulkDelete(waiting.flatMap(({ n }) => n ?? []));
    await here.meals.bulkPut(waiting.map(({ record }) => ({ ...record, pending: 0 })));
  });
}

async function download(): Promise<void> {
  let page: BarePage = { records: [], cursor: 0, more: true };
  while (page.more) {
    const answer = await fetch(`/bare/pull?${user}&since=${page.cursor}`);
    page = (await answer.json()) as BarePage;
    await takeIn(page);
  }
}

async function takeIn({ records, cursor }: BarePage): Promise<void> {
  await there.transaction('rw', there.meals, there.meta, async () => {
    await there.meals.bulkPut(records.map((record) => ({ ...record, pending: 0 })));
    await there.meta.put({ key: 'cursor', value: cursor });
  });
}

async function clear(): Promise<void> {
  await Promise.all([here.delete(), there.delete()]);
}
