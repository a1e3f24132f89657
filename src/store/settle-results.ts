import { isRecordType, RECORDS, type RecordType } from '#shared/records/index';
import type { OpResult, Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import type { OutboxEntry } from './database';
import { enter } from './ledger';
import type { Sent } from './outbox';

export interface Settled {
  /** Rows that came with results. */
  rows: Row[];
  /** Entries that have left the outbox. */
  gone: OutboxEntry[];
  /** Entries that stay in it, set aside. */
  refused: OutboxEntry[];
}

/**
 * Takes the server's word on operations. A result that leaves its row to the page beside it counts
 * only where that page is taken in as well; else its operation stays and is simply sent again.
 */
export async function settleResults(
  store: AccountStore,
  response: SyncResponse,
  { sent, withPage }: { sent: readonly Sent[]; withPage: boolean },
): Promise<Settled> {
  const { db } = store;
  const made = rowsMade(sent, response);
  const counting = resultsOf(sent, response).filter(
    ({ opId, row }) => withPage || row !== undefined || made.has(opId),
  );
  const byId = new Map(counting.map((result) => [result.opId, result]));
  const entries = await sentEntries(store, sent, byId);
  const confirmed = entries.filter(({ opId }) => byId.get(opId)?.status === 'applied');
  const undone = await undoneBy(store, confirmed);
  const settled = new Set(undone.map(({ opId }) => opId));
  const refused = entries.filter(
    ({ opId }) => byId.get(opId)?.status === 'rejected' && !settled.has(opId),
  );
  const gone = [...confirmed, ...undone];
  await removeEntries(store, gone);
  const setAside = refused.map((entry) => withRefusal(entry, byId.get(entry.opId), store.now()));
  if (setAside.length > 0) await db.outbox.bulkPut(setAside);
  if (gone.length > 0) await enter(db, { confirmed: confirmed.length, givenUp: undone.length });
  const rows = [
    ...counting.flatMap(({ row }) => row ?? []),
    ...confirmed.flatMap(({ opId }) => made.get(opId) ?? []),
  ];
  return { rows, gone, refused };
}

/** The server's words as results; a mere number belongs to the operation in its place. */
function resultsOf(sent: readonly Sent[], { results }: SyncResponse): OpResult[] {
  return results.flatMap((result, place) => {
    if (typeof result !== 'number') return result;
    const opId = sent[place]?.op.opId;
    return opId === undefined ? [] : { opId, status: 'applied' as const };
  });
}

/** Rows of records that the server has made just as their operations say, by the operations' ids. */
function rowsMade(sent: readonly Sent[], { results, serverTime }: SyncResponse): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const [place, { op }] of sent.entries()) {
    const seq = results[place];
    if (typeof seq !== 'number' || !isRecordType(op.type)) continue;
    const { type, id } = op;
    const data = { ...RECORDS[type].first, ...op.patch };
    rows.set(op.opId, { type, id, seq, deleted: false, data, updatedAt: serverTime });
  }
  return rows;
}

/**
 * The entries of a request that are still in the outbox. Their numbers tell: none is given out twice
 * for as long as the page or worker lives that has sent them.
 */
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

/** Removes entries; where nothing lies between them, as one stretch. */
async function removeEntries({ db }: AccountStore, entries: OutboxEntry[]): Promise<void> {
  const numbers = entries.flatMap(({ n }) => n ?? []);
  if (numbers.length === 0) return;
  const stretch = db.outbox
    .where('n')
    .between(Math.min(...numbers), Math.max(...numbers), true, true);
  if ((await stretch.count()) === numbers.length) await stretch.delete();
  else await db.outbox.bulkDelete(numbers);
}

function withRefusal(entry: OutboxEntry, result: OpResult | undefined, at: number): OutboxEntry {
  const { code = 'invalid', message = '' } = result ?? {};
  if (code === 'unsupported') return { ...entry, state: 'held' };
  return { ...entry, state: 'rejected', refusal: { code, message, at } };
}

/** Refused changes of an entry that its owner has deleted since: the deletion settles them too. */
async function undoneBy({ db }: AccountStore, confirmed: OutboxEntry[]): Promise<OutboxEntry[]> {
  const undone: OutboxEntry[] = [];
  for (const { act, type, id, n = 0 } of confirmed) {
    if (act !== 'del') continue;
    const entries = await db.outbox.where({ type, id }).toArray();
    undone.push(...entries.filter((entry) => entry.state === 'rejected' && (entry.n ?? 0) < n));
  }
  return undone;
}
