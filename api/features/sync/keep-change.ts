import { RECORDS } from '#shared/records/index';
import type { FieldStamp } from '#shared/sync/merge';
import type { Op, Patch } from '#shared/sync/protocol';

import { stampsFor } from '../../store/field-stamps';
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

/** Whether a record begins with a change. Also one of which only its deletion was kept begins anew. */
export function begins({ writing, current }: Change): boolean {
  return (current?.data ?? null) === null && !writing.deleted;
}

/** Gives a record the state in which a change leaves it. */
export function keepChange(batch: Batch, { change, hash, first }: Keeping): StoredRecord {
  const { writing, won, current } = change;
  const { arrival, op, type, deleted } = writing;
  const { at, replicaId, receivedAt } = arrival;
  const before = current ?? newRecord(receivedAt);
  const seq = nextNumber(batch.turn);
  const stamp: FieldStamp = { seq, at, replica: replicaId, op: op.opId };
  const stamps = stampsFor(Object.keys(won), stamp);
  const next: StoredRecord = {
    type,
    id: op.id,
    seq,
    deleted,
    data: dataAfter(before.data, { deleted, first, won }),
    fieldMeta: current ? joined(current.fieldMeta, stamps) : stamps,
    // One that the operation leaves nothing to say of beside itself is its receipt.
    maker: current ? current.maker : makerOf(op, hash),
    createdAt: before.createdAt,
    updatedAt: receivedAt,
  };
  const whole = !current && begins(change) && isWhole(writing, first, won);
  return changeRecord(batch, next, whole ? op.opId : undefined);
}

function makerOf({ opId, id }: Op, hash: string): string | null {
  return opId === id ? hash : null;
}

/** Of what was never here, a deletion keeps nothing but itself. */
function dataAfter(
  before: Patch | null,
  { deleted, first, won }: { deleted: boolean; first: Patch; won: Patch },
): Patch | null {
  return before === null && deleted ? null : joined(before ?? first, won);
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
