import { isRecordType, RECORDS, type RecordType } from '#shared/records/index';
import type { OpResult, Row, SyncResponse } from '#shared/sync/protocol';
import { EVERY_FIELD } from '#shared/sync/times';

import type { AccountStore } from '../store/account-store';
import type { OutboxEntry } from '../store/database';
import { countChanges } from '../store/outbox';
import { holdBack } from './held-operations';
import type { Sent } from './next-batch';

export interface AppliedResults {
  rows: Row[];
  /** Entries that were removed from the outbox. */
  removed: OutboxEntry[];
  /** Entries that stay in the outbox, marked as rejected or held. */
  rejected: OutboxEntry[];
  /** Fields in which another change won, by operation id. */
  lost: ReadonlyMap<string, readonly string[]>;
}

/**
 * The row for a result may be in the response's page of changes. If that page is not applied, an operation
 * whose result has no row of its own stays in the outbox and is sent again.
 */
export async function applyResults(
  store: AccountStore,
  response: SyncResponse,
  { sent, withPage }: { sent: readonly Sent[]; withPage: boolean },
): Promise<AppliedResults> {
  const createdRows = rowsMade(sent, response);
  const counting = response.results.filter(
    ({ opId, row }) => withPage || row !== undefined || createdRows.has(opId),
  );
  const byId = new Map(counting.map((result) => [result.opId, result]));
  const entries = await sentEntries(store, sent, byId);
  const confirmed = entries.filter(({ opId }) => byId.get(opId)?.status === 'applied');
  const refusedNow = entries.filter(({ opId }) => byId.get(opId)?.status === 'rejected');
  const undone = await undoneBy(store, confirmed, refusedNow);
  const undoneIds = new Set(undone.map(({ opId }) => opId));
  const rejected = refusedNow.filter(({ opId }) => !undoneIds.has(opId));
  const removed = [...confirmed, ...undone];
  await removeEntries(store, removed);
  await setAside(store, rejected, byId);
  if (removed.length > 0) {
    await countChanges(store.db, { confirmed: confirmed.length, givenUp: undone.length });
  }
  const rows = [
    ...counting.flatMap(({ row }) => row ?? []),
    ...confirmed.flatMap(({ opId }) => createdRows.get(opId) ?? []),
  ];
  const lost = new Map(counting.flatMap((one) => (one.lost ? [[one.opId, one.lost]] : [])));
  return { rows, removed, rejected, lost };
}

/** Results for records created exactly as sent have no row: it is built here from the operation. */
function rowsMade(
  sent: readonly Sent[],
  { results, serverTime: updatedAt }: SyncResponse,
): Map<string, Row> {
  const ops = new Map(sent.map(({ op }) => [op.opId, op]));
  const rows = new Map<string, Row>();
  for (const { opId, seq, at } of results) {
    const op = ops.get(opId);
    if (!op || seq === undefined || at === undefined || !isRecordType(op.type)) continue;
    const { type, id } = op;
    const data = { ...RECORDS[type].first, ...op.patch };
    const times = { [EVERY_FIELD]: at };
    rows.set(opId, { type, id, seq, deleted: false, data, times, updatedAt });
  }
  return rows;
}

// The sent entries that are still in the outbox. Comparing numbers is enough: a number is
// never assigned twice while the page or worker that sent the entry is running.
async function sentEntries(
  { db }: AccountStore,
  sent: readonly Sent[],
  answered: ReadonlyMap<string, OpResult>,
): Promise<OutboxEntry[]> {
  if (sent.length === 0) return [];
  const numbers = sent.map(({ n }) => n);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const there = new Set(await db.outbox.where('n').between(first, last, true, true).primaryKeys());
  return sent
    .filter(({ n, op }) => there.has(n) && answered.has(op.opId))
    .map(({ n, op }) => ({ ...op, n, type: op.type as RecordType, state: 'pending' }));
}

/** Deletes one range if no other entries lie between the first and the last; that is faster. */
async function removeEntries({ db }: AccountStore, entries: OutboxEntry[]): Promise<void> {
  const numbers = entries.flatMap(({ n }) => n ?? []);
  if (numbers.length === 0) return;
  const stretch = db.outbox
    .where('n')
    .between(Math.min(...numbers), Math.max(...numbers), true, true);
  if ((await stretch.count()) === numbers.length) await stretch.delete();
  else await db.outbox.bulkDelete(numbers);
}

async function setAside(
  { db, now }: AccountStore,
  rejected: OutboxEntry[],
  byId: ReadonlyMap<string, OpResult>,
): Promise<void> {
  // Read again: the sent operations lack the fields that are never sent, such as `held`.
  const stored = await db.outbox.bulkGet(rejected.flatMap(({ n }) => n ?? []));
  const entries = stored.flatMap((entry) =>
    entry ? withRejection(entry, byId.get(entry.opId), now()) : [],
  );
  if (entries.length > 0) await db.outbox.bulkPut(entries);
}

function withRejection(entry: OutboxEntry, result: OpResult | undefined, at: number): OutboxEntry {
  const { code = 'invalid', message = '' } = result ?? {};
  if (code === 'unsupported') return holdBack(entry, at);
  return { ...entry, state: 'rejected', refusal: { code, message, at } };
}

/** Earlier rejected changes of a record, which no longer need a decision of the user once its deletion is confirmed. */
async function undoneBy(
  { db }: AccountStore,
  confirmed: OutboxEntry[],
  refusedNow: OutboxEntry[],
): Promise<OutboxEntry[]> {
  const undone: OutboxEntry[] = [];
  const now = new Set(refusedNow.map(({ opId }) => opId));
  const isRefused = ({ state, opId }: OutboxEntry) => state === 'rejected' || now.has(opId);
  for (const { act, type, id, n = 0 } of confirmed) {
    if (act !== 'del') continue;
    const entries = await db.outbox.where({ type, id }).toArray();
    undone.push(...entries.filter((entry) => isRefused(entry) && (entry.n ?? 0) < n));
  }
  return undone;
}
