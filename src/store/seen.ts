import type { Patch, Row } from '#shared/sync/protocol';
import { latestOf, type RecordState, type Times } from '#shared/sync/times';

import { asPersonal } from './as-personal';
import type { OutboxEntry } from './database';
import type { Base } from './show-record';

/**
 * What a person had seen of the fields that they change: the row's number and the latest time.
 * @param entries waiting operations of the record; what is being recovered was seen, but has no number yet
 */
export function sightOf(
  base: Base | null,
  patch: Patch | null,
  entries: readonly OutboxEntry[],
): Pick<OutboxEntry, 'base' | 'seen' | 'after'> {
  const fields = Object.keys(patch ?? {});
  const recovered = latestIn(fields, ...entries.flatMap(timesRecovered));
  const inRow = base ? latestIn(fields, base.row.times) : 0;
  const seen = Math.max(recovered, inRow);
  return {
    base: base?.row.seq ?? 0,
    ...(seen > 0 ? { seen } : {}),
    ...(recovered > 0 ? { after: seen } : {}),
  };
}

function timesRecovered({ act, patch }: OutboxEntry): Times[] {
  return act === 'recover' ? [(patch as unknown as RecordState).times] : [];
}

function latestIn(fields: readonly string[], ...times: Times[]): number {
  return Math.max(0, ...times.map((one) => latestOf(one, fields)));
}

/** Adds the times of this device's own earlier changes: the person saw them, unless another change won. */
export function withOwnSeen(
  entry: OutboxEntry,
  own: readonly OutboxEntry[],
  { row, lost }: { row: Row; lost: ReadonlyMap<string, readonly string[]> },
): OutboxEntry {
  const before = own.filter(({ n = 0 }) => n < (entry.n ?? 0));
  const stood = new Set(
    before.flatMap((one) => {
      const gone = lost.get(one.opId) ?? [];
      return Object.keys(asPersonal(one).patch ?? {}).filter((field) => !gone.includes(field));
    }),
  );
  const fields = Object.keys(entry.patch ?? {}).filter((field) => stood.has(field));
  if (fields.length === 0) return entry;
  return { ...entry, seen: Math.max(entry.seen ?? 0, latestOf(row.times, fields)) };
}
