import type { Row } from '#shared/sync/protocol';
import { latestOf } from '#shared/sync/times';

import type { AccountStore } from '../store/account-store';
import type { OutboxEntry } from '../store/database';
import { asPersonal } from '../store/outbox';
import type { AppliedResults } from './apply-results';

interface Applied {
  /** By record id. */
  waiting: ReadonlyMap<string, OutboxEntry[]>;
  newest: ReadonlyMap<string, Row>;
  results: Pick<AppliedResults, 'removed' | 'lost'>;
}

/** What still waits was made after the device's own earlier changes, whose times are known only now. */
export async function addOwnTimes(
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

/** The person saw their own earlier changes, unless another change won. */
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
