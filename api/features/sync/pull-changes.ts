import { RECORD_TYPES } from '#shared/records/index';
import { CHANGES_PER_PAGE, type SyncRequest, type SyncResponse } from '#shared/sync/protocol';

import { changesAfter, digestsAt } from '../../store/changes';
import type { Database } from '../../store/database';
import type { UserLock } from '../../store/lock-user-sequence';
import { mergeObjects } from './merge-objects';
import { asRow } from '../../store/records';
import type { Pushed } from './apply-operation';
import type { Answered } from './batch';

export type Page = Pick<SyncResponse, 'changes' | 'cursor' | 'more'>;

/** The changes since a device's cursor, up to one page. */
export async function pullChanges(
  { trx, userId, seq }: UserLock,
  { cursor, limit: wantedRows }: SyncRequest,
  { changed, made }: Pushed,
): Promise<Page> {
  const limit = Math.min(wantedRows, CHANGES_PER_PAGE);
  // The changes of this request are in memory; only earlier ones are read.
  const upTo = (changed[0]?.seq ?? seq + 1) - 1;
  const before = await changesAfter(trx, userId, { seq: cursor, upTo, limit });
  const own = before.more ? [] : changed.slice(0, limit - before.rows.length);
  const known = new Set([...made.values()].map((one) => one.seq));
  const news = own.filter((record) => !known.has(record.seq));
  const more = before.more || own.length < changed.length;
  return {
    // Rows that the device can build itself are left out.
    changes: [...before.rows, ...news.map(asRow)],
    more,
    cursor: more ? lastNumber([...before.rows, ...own], cursor) : seq,
  };
}

function lastNumber(records: readonly { seq: number }[], otherwise: number): number {
  return records.at(-1)?.seq ?? otherwise;
}

/**
 * Leaves out what the device already has. A record that it has just created is sent only as sequence number and time;
 * any other row is sent once, in the page and not in the result.
 */
export function withoutRepetition(
  { cursor }: SyncRequest,
  page: Page,
  { results, made }: Pushed,
): Page & Pick<SyncResponse, 'results'> {
  const shorter = ({ result, record }: Answered): SyncResponse['results'][number] => {
    const applied = result.status === 'applied';
    const own = applied ? made.get(result.opId) : undefined;
    // An object literal, because merging objects takes longer.
    if (own) return { opId: result.opId, status: 'applied', seq: own.seq, at: own.at };
    const inPage =
      applied && record !== undefined && record.seq > cursor && record.seq <= page.cursor;
    return inPage ? result : mergeObjects(result, { row: record ? asRow(record) : null });
  };
  return { results: results.map(shorter), ...page };
}

/**
 * The server's digest at the response's sequence number, if requested. It is computed after the transaction, so that
 * other requests do not wait. If something has changed by then, it is left out and the device asks again.
 */
export async function digestOf(
  db: Database,
  { digest: wanted, userId }: SyncRequest,
  { more, cursor }: { more: boolean; cursor: number },
) {
  if (wanted !== true || more) return {};
  const digest = await digestsAt(db, { userId, seq: cursor }, RECORD_TYPES);
  return digest ? { digest } : {};
}
