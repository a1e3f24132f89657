import { RECORDS, type RecordType } from '#shared/records/index';
import type { Op, Patch } from '#shared/sync/protocol';

import { joined } from '../../store/joined';
import type { StoredRecord } from '../../store/records';
import { nextNumber } from '../../store/turn';
import { changeRecord, type Batch } from './batch';
import type { Change, Writing } from './decide';
import { isAsSaid } from './make-record';

/** A change with the hash of its operation, and the first fields of a record that begins with it. */
interface Keeping {
  change: Change;
  hash: string;
  first: Patch;
}

/**
 * Whether a record begins with a change: here, or again where only its deletion was kept, or where it
 * was recovered as deleted, and comes to life.
 */
export function begins({ writing, current }: Change): boolean {
  return !writing.deleted && !hasBegun(writing.type, current?.data ?? null);
}

function hasBegun(type: RecordType, data: Patch | null): boolean {
  if (data === null) return false;
  const ours = Object.keys(RECORDS[type].first);
  return ours.length === 0 || ours.some((field) => Object.hasOwn(data, field));
}

/** Gives a record the state in which a change leaves it. */
export function keepChange(batch: Batch, { change, hash, first }: Keeping): StoredRecord {
  const { writing, won, current } = change;
  const { arrival, op, type, deleted } = writing;
  const { receivedAt } = arrival;
  const before = current ?? newRecord(receivedAt);
  const seq = nextNumber(batch.turn);
  const stamps = change.stamps(seq);
  const next: StoredRecord = {
    type,
    id: op.id,
    seq,
    deleted,
    data: dataAfter(before.data, first, won),
    fieldMeta: current ? joined(current.fieldMeta, stamps) : stamps,
    // One that the operation leaves nothing to say of beside itself is its receipt.
    maker: current ? current.maker : makerOf(op, hash),
    createdAt: before.createdAt,
    updatedAt: receivedAt,
    storedBytes: current?.storedBytes ?? null,
  };
  const whole = !current && begins(change) && isWhole(writing, first, won);
  return changeRecord(batch, next, whole ? op.opId : undefined);
}

function makerOf({ opId, id }: Op, hash: string): string | null {
  return opId === id ? hash : null;
}

/** Of what was never here, a deletion keeps nothing but itself and what a device has recovered. */
function dataAfter(before: Patch | null, first: Patch, won: Patch): Patch | null {
  const isNothing = before === null && Object.keys(first).length + Object.keys(won).length === 0;
  return isNothing ? null : joined(joined(first, before ?? {}), won);
}

function newRecord(createdAt: number): Pick<StoredRecord, 'data' | 'createdAt'> {
  return { data: null, createdAt };
}

/** Whether a device can make the record by itself: nothing of it was changed on its way, and nothing of ours is special. */
function isWhole({ op, arrival, type }: Writing, first: Patch, won: Patch): boolean {
  if (op.act !== 'put' || op.patch !== arrival.op.patch) return false;
  const usual: Patch = RECORDS[type].first;
  const plain = Object.keys(usual).every((field) => first[field] === usual[field]);
  return plain && isAsSaid(won, op.patch ?? {});
}
