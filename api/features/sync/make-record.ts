import { RECORDS, isRecordType, isSingle, type RecordType } from '#shared/records/index';
import type { FieldStamp } from '#shared/sync/merge';
import { OP_VERSION, type Op, type Patch } from '#shared/sync/protocol';

import { encodeWhole, stampsFor } from '../../store/field-stamps';
import { joined } from '../../store/joined';
import { nextNumber } from '../../store/turn';
import type { Answered, Applying, Arrival, Content } from './arrival';
import { answerOperation, changeRecord } from './batch';

/**
 * The straight way for what a first upload is made of: an operation that makes a record under the
 * record's own id, just as it says. There is nothing to merge with, and what is written can be put
 * together from texts that are at hand.
 * @returns undefined where anything is out of the ordinary: then nothing has happened, and the
 * general way decides, which would come to the same here
 */
export function makeRecord(
  { batch, beginnings }: Applying,
  arrival: Arrival,
  { hash, patch }: Content,
): Answered | undefined {
  const { op, replicaId, at, receivedAt } = arrival;
  const { type, id, opId } = op;
  if (!isPlain(op) || !isRecordType(type) || isSingle(type) || beginnings[type]) return undefined;
  const said = op.patch ?? {};
  const checked = RECORDS[type].client.safeParse(said);
  if (!checked.success || !isAsSaid(checked.data, said)) return undefined;
  const seq = nextNumber(batch.turn);
  const stamp: FieldStamp = { seq, at, replica: replicaId, op: opId };
  const record = {
    type,
    id,
    seq,
    deleted: false,
    data: joined<Patch, Patch>(RECORDS[type].first, said),
    fieldMeta: stampsFor(Object.keys(said), stamp),
    maker: hash,
    createdAt: receivedAt,
    updatedAt: receivedAt,
    storedBytes: null,
    texts: { data: textOfMade(type, patch), fieldMeta: encodeWhole(stamp) },
  };
  changeRecord(batch, record, opId);
  const result = { opId, status: 'applied' as const };
  answerOperation(batch, { op, replicaId, at, receivedAt, hash, result }, record);
  return { result, record };
}

function isPlain({ v, act, base, id, opId }: Op): boolean {
  return v === OP_VERSION && act === 'put' && base === 0 && opId === id;
}

/** Whether checked fields are those that were given: nothing was trimmed, added or left out. */
export function isAsSaid(checked: Patch, said: Patch): boolean {
  for (const field in said) if (!isSame(checked[field], said[field])) return false;
  for (const field in checked) if (!Object.hasOwn(said, field)) return false;
  return true;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

const FIRST = new Map<RecordType, string>();

/** The JSON of a record that has just been made: the server's first fields, then what was said. */
export function textOfMade(type: RecordType, patch: string): string {
  const first = FIRST.get(type) ?? JSON.stringify(RECORDS[type].first);
  FIRST.set(type, first);
  if (patch === '{}') return first;
  return first === '{}' ? patch : `${first.slice(0, -1)},${patch.slice(1)}`;
}
