import type { Table } from 'dexie';

import { isRecordType, type RecordType } from '#shared/records/index';
import type { Row, SyncResponse } from '#shared/sync/protocol';
import { latestOf } from '#shared/sync/times';

import type { AccountStore } from '../store/account-store';
import type { LocalRow, OutboxEntry } from '../store/database';
import { asPersonal } from '../store/outbox';
import { type Base, baseOf, writeViews } from '../store/record-view';
import type { SyncState } from '../store/sync-state';
import type { AppliedResults } from './apply-results';
import { isNewHistory } from './full-reload';
import { recoverRecord } from './recover-record';

interface Page {
  /** Null if the cursor has moved since the request: then only the rows of results are applied. */
  page: SyncResponse | null;
  state: SyncState;
}

/** In bulk: one read and one write per table. */
export async function applyRows(
  store: AccountStore,
  results: AppliedResults,
  { page, state }: Page,
): Promise<void> {
  const newest = newestRows([...results.rows, ...(page?.changes ?? [])]);
  const touched = [...newest.values(), ...results.removed, ...results.rejected];
  const isInNewHistory = page !== null && isNewHistory(state, page);
  for (const type of new Set(touched.map((one) => one.type))) {
    if (!isRecordType(type)) continue;
    const ids = [...new Set(touched.filter((one) => one.type === type).map(({ id }) => id))];
    await applyKind(store, { type, ids, newest, results, state, isInNewHistory });
  }
}

function newestRows(rows: Row[]): Map<string, Row> {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const known = newest.get(row.id);
    if (isRecordType(row.type) && (!known || row.seq >= known.seq)) newest.set(row.id, row);
  }
  return newest;
}

interface OfKind {
  type: RecordType;
  ids: string[];
  newest: ReadonlyMap<string, Row>;
  results: AppliedResults;
  state: SyncState;
  isInNewHistory: boolean;
}

async function applyKind(store: AccountStore, of: OfKind): Promise<void> {
  const { type, ids, newest, results, state } = of;
  const { db } = store;
  const locals = await readMany(db.records(type), ids);
  const shadows = await shadowsOf(store, type, ids);
  const before = ids.map((_, index) => baseOf(type, shadows[index], locals[index]));
  for (const base of before) {
    const row = base && newest.get(base.row.id);
    if (row && mayBeLater(base, row, of))
      await recoverRecord(store, { ours: base.row, theirs: row });
  }
  const withEntries = state.reload ? ids : idsWithEntries(ids, locals, results);
  const waiting = await entriesOf(store, type, withEntries);
  await addOwnTimes(store, { waiting, newest, results });
  const views = ids.map((id, index) => ({
    id,
    base: newerOf(before[index] ?? null, newest.get(id), state),
    entries: waiting.get(id) ?? [],
  }));
  await writeViews(db, type, views);
}

/**
 * Whether this device may have a later state than the server, because the server was restored from a backup.
 * Within one epoch the higher sequence number is later; between two epochs, `recoverRecord` compares field times.
 */
function mayBeLater(ours: Base, theirs: Row, { state, isInNewHistory }: OfKind): boolean {
  return isFromBeforeReload(ours, state) && (isInNewHistory || ours.row.seq > theirs.seq);
}

/** Late or repeated rows change nothing; a row of a reload replaces any row from before the reload. */
function newerOf(before: Base | null, row: Row | undefined, state: SyncState): Base | null {
  if (!row) return before;
  const { generation } = state;
  const isKept = before !== null && !isFromBeforeReload(before, state) && before.row.seq >= row.seq;
  return isKept ? { ...before, generation } : { row, generation };
}

function isFromBeforeReload({ generation }: Base, state: SyncState): boolean {
  return state.reload !== null && generation < state.generation;
}

/** Counts first, because the table is usually empty. */
async function shadowsOf({ db }: AccountStore, type: RecordType, ids: string[]) {
  if ((await db.shadow.count()) === 0) return [];
  return db.shadow.bulkGet(ids.map((id): [RecordType, string] => [type, id]));
}

/** Saves reads: for most records, the only operation has just been confirmed. */
function idsWithEntries(
  ids: string[],
  locals: (LocalRow<object> | undefined)[],
  { removed, rejected }: AppliedResults,
): string[] {
  const removedOf = new Map<string, number>();
  for (const { id } of removed) removedOf.set(id, (removedOf.get(id) ?? 0) + 1);
  const rejectedIds = new Set(rejected.map(({ id }) => id));
  return ids.filter((id, index) => {
    const local = locals[index];
    const before = (local?.pending ?? 0) + (local?.rejected ?? 0);
    return rejectedIds.has(id) || before !== (removedOf.get(id) ?? 0);
  });
}

async function entriesOf({ db }: AccountStore, type: RecordType, ids: string[]) {
  const keys = ids.map((id): [RecordType, string] => [type, id]);
  const found = keys.length === 0 ? [] : await db.outbox.where('[type+id]').anyOf(keys).sortBy('n');
  const byId = new Map<string, OutboxEntry[]>();
  for (const entry of found) byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
  return byId;
}

/** Returns rows in the order of `ids`. Ids made one after another are adjacent: reading one range is faster. */
async function readMany<LocalRecord extends { id: string }>(
  table: Table<LocalRecord, string>,
  ids: readonly string[],
): Promise<(LocalRecord | undefined)[]> {
  const sorted = [...ids].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between = () => table.where(':id').between(first, last, true, true);
  const found = await between().count();
  if (found === 0) return ids.map(() => undefined);
  if (found > 2 * ids.length) return table.bulkGet([...ids]);
  const byId = new Map((await between().toArray()).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

interface Applied {
  /** By record id. */
  waiting: ReadonlyMap<string, OutboxEntry[]>;
  newest: ReadonlyMap<string, Row>;
  results: Pick<AppliedResults, 'removed' | 'lost'>;
}

/** Waiting entries were made on top of this device's earlier changes. The server's times of those are known only now. */
async function addOwnTimes(
  { db }: AccountStore,
  { waiting, newest, results }: Applied,
): Promise<void> {
  for (const [id, entries] of waiting) {
    const row = newest.get(id);
    const own = results.removed.filter((entry) => entry.id === id);
    if (!row || own.length === 0) continue;
    await db.outbox.bulkPut(
      entries.map((entry) => withTimesOf(entry, own, { row, lost: results.lost })),
    );
  }
}

/** The user saw their own earlier changes, except fields in which another change won. */
function withTimesOf(
  entry: OutboxEntry,
  own: readonly OutboxEntry[],
  { row, lost }: { row: Row } & Pick<AppliedResults, 'lost'>,
): OutboxEntry {
  const before = own.filter(({ n = 0 }) => n < (entry.n ?? 0));
  const won = new Set(
    before.flatMap((one) => {
      const lostFields = lost.get(one.opId) ?? [];
      return Object.keys(asPersonal(one).patch ?? {}).filter(
        (field) => !lostFields.includes(field),
      );
    }),
  );
  const fields = Object.keys(entry.patch ?? {}).filter((field) => won.has(field));
  if (fields.length === 0) return entry;
  return { ...entry, seen: Math.max(entry.seen ?? 0, latestOf(row.times, fields)) };
}
