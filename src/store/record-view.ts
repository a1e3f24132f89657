import { isRecordType, RECORDS, type RecordType } from '#shared/records/index';
import type { Patch, Row } from '#shared/sync/protocol';
import { rebase } from '#shared/sync/rebase';
import { timesBefore } from '#shared/sync/times';

import {
  type AccountDatabase,
  type LocalRow,
  type OutboxEntry,
  ROWS_AT_ONCE,
  type ShadowRow,
} from './database';

/** The server's last row of a record, and the resync generation that brought it. */
export interface Base {
  row: Row;
  generation: number;
}

export async function readBase(
  db: AccountDatabase,
  { type, id }: { type: RecordType; id: string },
): Promise<Base | null> {
  const shadow = await db.shadow.get([type, id]);
  return baseOf(type, shadow, shadow ? undefined : await db.records(type).get(id));
}

/** The shadow's row if operations wait; otherwise the visible row is the server's. Null if the server never sent one. */
export function baseOf(
  type: RecordType,
  shadow: ShadowRow | undefined,
  local: LocalRow<object> | undefined,
): Base | null {
  if (shadow) return { row: dated(shadow.row), generation: shadow.generation };
  if (!local || local.seq === 0) return null;
  const { id, seq, deleted, data, times, updatedAt, generation } = local;
  const row = { type, id, seq, deleted: deleted === 1, data: data as Patch, times, updatedAt };
  return { row: dated(row), generation };
}

/** Rows that an older app version has stored have no times. */
function dated(row: Omit<Row, 'times'> & { times?: Row['times'] | undefined }): Row {
  return { ...row, times: row.times ?? timesBefore(row) };
}

/** Call inside a transaction over the record's table, `shadow` and `outbox`. */
export async function updateView(
  db: AccountDatabase,
  { type, id }: { type: string; id: string },
  base: Base | null,
): Promise<void> {
  if (!isRecordType(type)) return;
  const entries = await db.outbox.where({ type, id }).sortBy('n');
  await writeViews(db, type, [{ id, base, entries }]);
}

export interface RecordView {
  id: string;
  base: Base | null;
  /** The record's operations in the outbox, in order. Rejected ones are shown as well. */
  entries: readonly OutboxEntry[];
}

/** Writes the rows that screens show, and stores the server's rows in the shadow where operations wait. */
export async function writeViews(
  db: AccountDatabase,
  type: RecordType,
  views: readonly RecordView[],
): Promise<void> {
  const rows = views.map(visibleRow);
  const visible = rows.flatMap((row) => row ?? []);
  const hidden = views.filter((_, index) => !rows[index]).map(({ id }) => id);
  const shadows: ShadowRow[] = [];
  const bare: [RecordType, string][] = [];
  for (const { id, base, entries } of views) {
    if (entries.length > 0 && base) shadows.push({ type, id, ...base });
    else bare.push([type, id]);
  }
  for (let from = 0; from < visible.length; from += ROWS_AT_ONCE)
    await db.records(type).bulkPut(visible.slice(from, from + ROWS_AT_ONCE));
  if (hidden.length > 0) await db.records(type).bulkDelete(hidden);
  if (shadows.length > 0) await db.shadow.bulkPut(shadows);
  // The table is usually empty, and one count is faster than a deletion for each record.
  if (bare.length > 0 && (await db.shadow.count()) > 0) await db.shadow.bulkDelete(bare);
}

const NEVER_SENT = { row: { seq: 0, updatedAt: 0, times: {} }, generation: 0 };

/** Null if there is nothing to show. */
function visibleRow({ id, base, entries }: RecordView): LocalRow<object> | null {
  const view = rebase(base?.row ?? null, entries);
  if (!view) return null;
  const rejected = entries.filter((entry) => entry.state === 'rejected').length;
  const { row, generation } = base ?? NEVER_SENT;
  return {
    id,
    generation,
    seq: row.seq,
    updatedAt: row.updatedAt,
    times: row.times,
    deleted: view.deleted ? 1 : 0,
    data: view.data,
    pending: entries.length - rejected,
    rejected,
  };
}

/** Drops the fields that only the server writes. */
export function clientFields(type: RecordType, data: object): Patch {
  const fields = Object.keys(RECORDS[type].client.shape);
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));
}
