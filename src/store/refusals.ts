import type { RecordType } from '#shared/records/index';
import { type Act, OP_VERSION, type Patch } from '#shared/sync/protocol';

import { type AccountStore, activeStore, refuseStaleTab } from './account-store';
import type { OutboxEntry, Refusal } from './database';
import { asPersonal, countChanges, refusedFields, seenBefore } from './outbox';
import { clientFields, readBase, updateView } from './record-view';
import { useLiveStore } from './use-live';
import { writtenTables } from './write';

/** An entry with a rejected change. The state that is shown exists on this device only. */
export interface RefusedEntry {
  type: RecordType;
  id: string;
  /** Of the last rejected change. */
  refusal: Refusal;
  acts: string[];
  data: Patch;
  changes: number;
}

/** Oldest rejection first. */
export async function refusedEntries({ db }: AccountStore): Promise<RefusedEntry[]> {
  const rejected = await db.outbox.where('state').equals('rejected').sortBy('n');
  const byRecord = new Map<string, OutboxEntry[]>();
  for (const entry of rejected) {
    const key = `${entry.type}/${entry.id}`;
    byRecord.set(key, [...(byRecord.get(key) ?? []), entry]);
  }
  return Promise.all([...byRecord.values()].map(async (entries) => describe(db, entries)));
}

async function describe(db: AccountStore['db'], entries: OutboxEntry[]): Promise<RefusedEntry> {
  const last = entries.at(-1);
  if (!last) throw new Error('A refused entry has at least one refused change.');
  const { type, id } = last;
  const row = await db.records(type).get(id);
  const unknown: Refusal = { code: 'invalid', message: '', at: last.at };
  return {
    type,
    id,
    refusal: last.refusal ?? unknown,
    acts: entries.map((entry) => asPersonal(entry).act),
    data: { ...(row?.data as Patch | undefined), ...refusedFields(entries) },
    changes: entries.length,
  };
}

type Key = Pick<RefusedEntry, 'type' | 'id'>;

/** Sends all rejected changes again, as one new change. */
export async function retryRefused(key: Key): Promise<void> {
  await replaceRefused(key, (entries) => ({
    act: lastAct(entries),
    patch: lastAct(entries) === 'del' ? null : refusedFields(entries),
  }));
}

function lastAct(entries: OutboxEntry[]): Act {
  const refused = entries.filter(({ state }) => state === 'rejected');
  const acts = refused.map((entry) => asPersonal(entry).act);
  const last = acts.at(-1) ?? 'put';
  return last === 'put' && acts.includes('restore') ? 'restore' : last;
}

/** For an entry that another device deleted: restores it as it is shown here. */
export async function restoreRefused(key: Key): Promise<void> {
  await replaceRefused(key, (_entries, shown) => ({ act: 'restore', patch: shown }));
}

type Replacement = (entries: OutboxEntry[], shown: Patch) => { act: Act; patch: Patch | null };

async function replaceRefused({ type, id }: Key, replacement: Replacement): Promise<void> {
  const store = await activeStore();
  const { db, now, newId } = store;
  await db.transaction('rw', [db.records(type), db.shadow, db.outbox, db.meta], async () => {
    await refuseStaleTab(db);
    const entries = await db.outbox.where({ type, id }).sortBy('n');
    const refused = entries.filter(({ state }) => state === 'rejected');
    if (refused.length === 0) return;
    const base = await readBase(db, { type, id });
    const shownFields = clientFields(type, (await db.records(type).get(id))?.data ?? {});
    await db.outbox.bulkDelete(refused.flatMap(({ n }) => n ?? []));
    const change = replacement(entries, { ...shownFields, ...refusedFields(entries) });
    const opId = newId();
    await db.outbox.add({
      opId,
      v: OP_VERSION,
      type,
      id,
      at: now(),
      ...seenBefore(base, change.patch, entries),
      ...change,
      state: 'pending',
    });
    await countChanges(db, { saved: 1, carriedOn: refused.length });
    await updateView(db, { type, id }, base);
  });
}

/** Sets the entry back to the server's state. A photo that the server never had is deleted with its bytes. */
export async function discardRefused({ type, id }: Key): Promise<void> {
  const { db } = await activeStore();
  const tables = [...writtenTables(db, [type]), db.photoBytes];
  await db.transaction('rw', tables, async () => {
    await refuseStaleTab(db);
    const base = await readBase(db, { type, id });
    const refused = await db.outbox
      .where({ type, id })
      .filter((entry) => entry.state === 'rejected')
      .primaryKeys();
    await db.outbox.bulkDelete(refused.flatMap((n) => n ?? []));
    await countChanges(db, { givenUp: refused.length });
    await updateView(db, { type, id }, base);
    const isGone = (await db.records(type).get(id)) === undefined;
    if (type === 'photo' && isGone) await db.photoBytes.delete(id);
  });
}

export interface RefusedCase extends RefusedEntry {
  /** As far as this device knows. */
  isDeleted: boolean;
  /** The server has, or had, the entry: only the change was rejected. */
  isOnServer: boolean;
  /** Name of the meal that a photo belongs to; null for other entries. */
  mealName: string | null;
}

export function useRefusedEntries(): RefusedCase[] | undefined {
  return useLiveStore(cases, [], []);
}

async function cases(store: AccountStore): Promise<RefusedCase[]> {
  const entries = await refusedEntries(store);
  return Promise.all(entries.map(async (entry) => caseOf(store, entry)));
}

async function caseOf({ db }: AccountStore, entry: RefusedEntry): Promise<RefusedCase> {
  const row = await db.records(entry.type).get(entry.id);
  const { mealId } = entry.data;
  const meal = typeof mealId === 'string' ? await db.meal.get(mealId) : undefined;
  return {
    ...entry,
    isDeleted: row?.deleted === 1,
    isOnServer: (row?.seq ?? 0) > 0,
    mealName: meal?.data.name ?? null,
  };
}
