import { isRecordType, RECORDS, type RecordType } from '#shared/records/index';
import { OP_VERSION, type Act, type Patch, type Row } from '#shared/sync/protocol';
import { rebase } from '#shared/sync/rebase';

import type { AccountStore } from './account-store';
import type { AccountDatabase, LocalRow, OutboxEntry, PhotoBytes } from './database';

/** One change of one record, as a person made it. */
export interface Change {
  type: RecordType;
  id: string;
  act: Act;
  /** Changed fields only. */
  patch: object | null;
}

/**
 * The only way to change a record: the record, its outbox entry and the bytes that belong to it are
 * written in one transaction, all or nothing. Resolves when they are on the disk.
 */
export async function write(
  store: AccountStore,
  changes: Change[],
  bytes?: PhotoBytes,
): Promise<void> {
  const checked = changes.map((change) => ({ ...change, patch: checkedPatch(change) }));
  const { db } = store;
  const tables = [
    db.shadow,
    db.outbox,
    db.photoBytes,
    ...checked.map(({ type }) => db.records(type)),
  ];
  await db.transaction('rw', tables, async () => {
    for (const change of checked) await append(store, change);
    if (bytes) await db.photoBytes.put(bytes);
  });
}

function checkedPatch({ type, act, patch }: Change): Patch | null {
  if (act === 'del' || !patch) return null;
  return RECORDS[type].client.partial().parse(patch);
}

async function append(
  store: AccountStore,
  change: Change & { patch: Patch | null },
): Promise<void> {
  const { db, now, newId } = store;
  const { type, id, act, patch } = change;
  const current = await db.records(type).get(id);
  if (!current?.pending && !current?.rejected) {
    await db.shadow.put({ type, id, row: current ? asServerRow(type, current) : null });
  }
  const entry: OutboxEntry = {
    opId: newId(),
    v: OP_VERSION,
    type,
    id,
    act,
    patch,
    base: current?.seq ?? 0,
    at: now(),
    state: 'pending',
  };
  await db.outbox.add(entry);
  await showRecord(db, type, id);
}

function asServerRow(type: RecordType, local: LocalRow<object>): Row {
  return {
    type,
    id: local.id,
    seq: local.seq,
    deleted: local.deleted === 1,
    data: local.data as Patch,
  };
}

/**
 * Makes a record's visible row anew from the server's row and the outbox.
 * To be called inside a transaction over the record's table, `shadow` and `outbox`.
 */
export async function showRecord(db: AccountDatabase, type: string, id: string): Promise<void> {
  if (!isRecordType(type)) return;
  const entries = await db.outbox.where({ type, id }).sortBy('n');
  const shadow = await db.shadow.get([type, id]);
  const base = shadow?.row ?? null;
  const view = rebase(base, entries);
  if (entries.length === 0) await db.shadow.delete([type, id]);
  if (!view) {
    await db.records(type).delete(id);
    return;
  }
  await db.records(type).put({
    id,
    seq: base?.seq ?? 0,
    deleted: view.deleted ? 1 : 0,
    data: view.data,
    pending: entries.filter((entry) => entry.state === 'pending').length,
    rejected: entries.filter((entry) => entry.state === 'rejected').length,
  });
}
