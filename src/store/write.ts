import { UUID } from 'uuidv7';

import { hasDerivedId, RECORDS, type RecordType } from '#shared/records/index';
import { OP_VERSION, type Act, type Patch } from '#shared/sync/protocol';

import { type AccountStore, refuseStaleTab } from './account-store';
import type { AccountDatabase, PhotoBytes } from './database';
import { countChanges, refusedFields, seenBefore } from './outbox';
import { evictUploaded, isOutOfRoom } from './photos/room-of-photos';
import { readBase, updateView } from './record-view';

export interface Change {
  type: RecordType;
  id: string;
  act: Act;
  /** Changed fields only. */
  patch: object | null;
  /** See `OutboxEntry`. */
  readFrom?: number | undefined;
}

type Checked = Change & { patch: Patch | null };

/**
 * The only way to change records: writes record, operation and photo bytes in one transaction. Resolves once they are
 * on disk. On a full device, evicts uploaded photos and tries once more.
 */
export async function write(
  store: AccountStore,
  changes: Change[],
  bytes?: PhotoBytes,
): Promise<void> {
  const checked = changes.map((change) => ({ ...change, patch: checkedPatch(change) }));
  const { db } = store;
  const records = writtenTables(
    db,
    checked.map(({ type }) => type),
  );
  const tables = [...records, ...(bytes ? [db.photoBytes] : [])];
  const save = async () =>
    db.transaction('rw', tables, async () => {
      await refuseStaleTab(db);
      for (const change of checked) await append(store, change);
      await countChanges(db, { saved: checked.length });
      if (bytes) await db.photoBytes.put(bytes);
    });
  await save().catch(async (error: unknown) => {
    if (!isOutOfRoom(error) || (await makeRoom(store)) === 0) throw error;
    await save();
  });
}

/** Frees nothing inside a caller's transaction, because the failed write has already aborted it. */
async function makeRoom(store: AccountStore): Promise<number> {
  return evictUploaded(store, 0).catch(() => 0);
}

/** The tables that a transaction around `write` must include, if no photo is written. */
export function writtenTables(db: AccountDatabase, types: readonly RecordType[]) {
  return [db.shadow, db.outbox, db.meta, ...types.map((type) => db.records(type))];
}

function checkedPatch({ type, act, patch }: Change): Patch | null {
  if (act === 'del' || !patch) return null;
  return RECORDS[type].patch.parse(patch);
}

async function append(store: AccountStore, change: Checked): Promise<void> {
  const { db, now, newId } = store;
  const { type, id } = change;
  const base = await readBase(db, change);
  const isNew = !base && (await db.records(type).get(id)) === undefined;
  const isFirst = isNew && change.act === 'put' && !hasDerivedId(type);
  const { act, patch, readFrom } = await withRefused(store, change);
  await db.outbox.add({
    // The first operation uses the record's own id, so that one id less is sent. Not if another device may
    // create the same record, for example from the same imported file: its operation would look like a repeat.
    opId: isFirst ? id : newId(),
    v: OP_VERSION,
    type,
    id,
    act,
    patch,
    ...seenBefore(base, patch, await db.outbox.where({ type, id }).toArray()),
    at: now(),
    ...(readFrom !== undefined && { readFrom }),
    state: 'pending',
  });
  await updateView(db, change, base);
}

// A change of a rejected entry includes the rejected fields: without them the
// server would get only a part of an entry that it never had.
async function withRefused({ db }: AccountStore, change: Checked): Promise<Checked> {
  const { type, id, act, patch } = change;
  if (act === 'del') return change;
  const entries = await db.outbox.where({ type, id }).sortBy('n');
  const refused = entries.filter((entry) => entry.state === 'rejected');
  if (refused.length === 0) return change;
  await db.outbox.bulkDelete(refused.flatMap(({ n }) => n ?? []));
  await countChanges(db, { carriedOn: refused.length });
  return {
    ...change,
    // It now contains fields that the user entered.
    readFrom: undefined,
    act: refused.some((entry) => entry.act === 'restore') ? 'restore' : act,
    patch: { ...refusedFields(entries), ...patch },
  };
}

/** All devices of a user derive the same id: a UUIDv8 from the SHA-256 of type and key. */
export async function derivedId(type: RecordType, key: string): Promise<string> {
  const text = new TextEncoder().encode(`${type} ${key}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return UUID.ofInner(bytes).toString();
}
