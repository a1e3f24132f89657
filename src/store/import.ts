import type { RecordType } from '#shared/records/index';

import { activeStore, type AccountStore } from './account-store';
import type { PhotoBytes } from './database';
import { write, type Change } from './write';

export interface Incoming {
  type: RecordType;
  id: string;
  patch: object;
  bytes?: PhotoBytes;
}

export interface LastImport {
  at: number;
  source: string;
  records: { type: RecordType; id: string }[];
}

const KEY = 'last-import';
// Small transactions, so that the screen can update in between.
const AT_ONCE = 100;

export async function alreadyHere(
  { db }: AccountStore,
  incoming: readonly Incoming[],
): Promise<Set<string>> {
  const rows = await Promise.all(incoming.map(async ({ type, id }) => db.records(type).get(id)));
  return new Set(rows.flatMap((row) => (row?.deleted === 0 ? [row.id] : [])));
}

/** Skips what is here already, undeletes what was deleted here, and notes the ids so that all can be undone. */
export async function bringIn(
  incoming: readonly Incoming[],
  source: string,
  onProgress: (done: number) => void = () => undefined,
): Promise<LastImport> {
  const store = await activeStore();
  const here = await alreadyHere(store, incoming);
  const fresh = incoming.filter(({ id }) => !here.has(id));
  const records = fresh.map(({ type, id }) => ({ type, id }));
  const note: LastImport = { at: store.now(), source, records };
  // Before the first record: an import that is cut off can be undone as well.
  await store.db.meta.put({ key: KEY, value: note });
  for (let from = 0; from < fresh.length; from += AT_ONCE) {
    await takeIn(store, fresh.slice(from, from + AT_ONCE));
    onProgress(Math.min(from + AT_ONCE, fresh.length));
  }
  return note;
}

async function takeIn(store: AccountStore, some: readonly Incoming[]): Promise<void> {
  const rows = await Promise.all(some.map(async ({ type, id }) => store.db.records(type).get(id)));
  const changes = some.map(({ type, id, patch }, index): Change => {
    return { type, id, act: rows[index]?.deleted === 1 ? 'restore' : 'put', patch };
  });
  const plain = changes.filter((_, index) => !some[index]?.bytes);
  if (plain.length > 0) await write(store, plain);
  for (const [index, { bytes }] of some.entries()) {
    const change = changes[index];
    if (bytes && change) await write(store, [change], bytes);
  }
}

export async function lastImport({ db }: AccountStore): Promise<LastImport | null> {
  return ((await db.meta.get(KEY))?.value as LastImport | undefined) ?? null;
}

/** A profile stays: the app does not work without one. */
export async function undoImport(): Promise<number> {
  const store = await activeStore();
  const last = await lastImport(store);
  if (!last) return 0;
  const gone = last.records.filter(({ type }) => type !== 'profile');
  for (let from = 0; from < gone.length; from += AT_ONCE) {
    const some = gone.slice(from, from + AT_ONCE);
    const rows = await Promise.all(
      some.map(async ({ type, id }) => store.db.records(type).get(id)),
    );
    const there = some.filter((_, index) => rows[index]?.deleted === 0);
    await write(
      store,
      there.map(({ type, id }) => ({ type, id, act: 'del', patch: null })),
    );
  }
  await store.db.meta.delete(KEY);
  return gone.length;
}
