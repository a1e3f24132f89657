import { isRecordType, type RecordType } from '#shared/records/index';
import type { Patch, Row } from '#shared/sync/protocol';
import { rebase } from '#shared/sync/rebase';
import { timesBefore } from '#shared/sync/times';

import type { AccountDatabase, LocalRow, OutboxEntry, ShadowRow } from './database';

/** The server's last row of a record, and the load that brought it. */
export interface Base {
  row: Row;
  generation: number;
}

/** In the shadow if operations wait; otherwise the visible row is the server's. Null if it never sent one. */
export function baseOf(
  type: RecordType,
  shadow: ShadowRow | undefined,
  local: LocalRow<object> | undefined,
): Base | null {
  if (shadow) return { row: dated(shadow.row), generation: shadow.generation };
  if (!local || local.seq === 0) return null;
  return { row: asServerRow(type, local), generation: local.generation };
}

function asServerRow(type: RecordType, local: LocalRow<object>): Row {
  const { id, seq, deleted, data, times, updatedAt } = local;
  return dated({ type, id, seq, deleted: deleted === 1, data: data as Patch, times, updatedAt });
}

/** Rows that an older app version has stored have no times. */
function dated(row: Omit<Row, 'times'> & { times?: Row['times'] | undefined }): Row {
  return { ...row, times: row.times ?? timesBefore(row) };
}

const NEVER_SENT = { row: { seq: 0, updatedAt: 0, times: {} }, generation: 0 };

/** Refused operations are shown as well. Null if there is nothing to show. */
export function visibleRow(
  id: string,
  base: Base | null,
  entries: readonly OutboxEntry[],
): LocalRow<object> | null {
  const view = rebase(base?.row ?? null, entries);
  if (!view) return null;
  const rejected = entries.filter((entry) => entry.state === 'rejected').length;
  const { row, generation } = base ?? NEVER_SENT;
  return {
    ...{ id, generation, seq: row.seq, updatedAt: row.updatedAt, times: row.times },
    deleted: view.deleted ? 1 : 0,
    data: view.data,
    pending: entries.length - rejected,
    rejected,
  };
}

/** Call inside a transaction over the record's table, `shadow` and `outbox`. */
export async function showRecord(
  db: AccountDatabase,
  key: { type: string; id: string },
  base: Base | null,
): Promise<void> {
  const { type, id } = key;
  if (!isRecordType(type)) return;
  const entries = await db.outbox.where({ type, id }).sortBy('n');
  if (entries.length > 0 && base) await db.shadow.put({ type, id, ...base });
  else await db.shadow.delete([type, id]);
  const row = visibleRow(id, base, entries);
  if (row) await db.records(type).put(row);
  else await db.records(type).delete(id);
}

export async function readBase(
  db: AccountDatabase,
  { type, id }: { type: RecordType; id: string },
): Promise<Base | null> {
  const shadow = await db.shadow.get([type, id]);
  return baseOf(type, shadow, shadow ? undefined : await db.records(type).get(id));
}
