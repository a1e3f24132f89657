import { RECORDS } from '#shared/records/index';
import type { OpResult, Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import type { OutboxEntry } from './database';
import { enter } from './ledger';

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
  { results, serverTime }: SyncResponse,
  withPage: boolean,
): Promise<Settled> {
  const { db } = store;
  const counting = results.filter(
    ({ row, made }) => withPage || row !== undefined || made !== undefined,
  );
  const byId = new Map(counting.map((result) => [result.opId, result]));
  const entries = await db.outbox
    .where('opId')
    .anyOf([...byId.keys()])
    .toArray();
  const confirmed = entries.filter(({ opId }) => byId.get(opId)?.status === 'applied');
  const refused = entries.filter(({ opId }) => byId.get(opId)?.status === 'rejected');
  const undone = await undoneBy(store, confirmed);
  const gone = [...confirmed, ...undone];
  await db.outbox.bulkDelete(gone.flatMap(({ n }) => n ?? []));
  await db.outbox.bulkPut(
    refused.map((entry) => withRefusal(entry, byId.get(entry.opId), store.now())),
  );
  if (gone.length > 0) await enter(db, { confirmed: confirmed.length, givenUp: undone.length });
  const made = confirmed.flatMap((entry) =>
    rowMadeBy(entry, byId.get(entry.opId)?.made, serverTime),
  );
  return { rows: [...counting.flatMap(({ row }) => row ?? []), ...made], gone, refused };
}

/** The row of a record that the server has made just as its operation says. */
function rowMadeBy(
  { type, id, patch }: OutboxEntry,
  seq: number | undefined,
  updatedAt: number,
): Row[] {
  if (seq === undefined) return [];
  return [{ type, id, seq, deleted: false, data: { ...RECORDS[type].first, ...patch }, updatedAt }];
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
