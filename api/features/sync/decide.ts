import { isRecordType, isSingle, type RecordType } from '#shared/records/index';
import { AGE_MIN, PARENT_MISSING } from '#shared/records/profile';
import { mergeFields, timeAbove, type FieldMeta, type FieldStamp } from '#shared/sync/merge';
import { inNewestVersion } from '#shared/sync/op-version';
import type { Op, Patch, Rejection } from '#shared/sync/protocol';
import { DELETION } from '#shared/sync/times';

import { stampsFor } from '../../store/field-stamps';
import { mergeObjects } from './merge-objects';
import type { StoredRecord } from '../../store/records';
import type { Arrival } from './batch';
import { checkPatch, DELETED } from './check-patch';
import { recoverRecord } from './recover-record';

/** `change` is missing if a valid operation changes nothing. */
export type Verdict =
  | { status: 'applied'; change?: Change; lost?: string[] }
  | { status: 'rejected'; code: Rejection; message: string };

export interface Change {
  writing: Writing;
  /** Fields that are applied. */
  won: Patch;
  /** Stamps of the changed fields with the sequence number that the change gets. */
  stamps: (seq: number) => FieldMeta;
  current: StoredRecord | undefined;
}

export interface Writing {
  arrival: Arrival;
  /** The arrival's operation in the newest version. */
  op: Op;
  type: RecordType;
  deleted: boolean;
}

/** Facts about the request and the account that the decision needs. */
export interface Sending {
  tooLarge: boolean;
  /** Whether the account has no room for the operation. */
  accountFull: boolean;
  userId: string;
  /** The lowest age that a profile may have. */
  youngest: number;
}

const UNSUPPORTED = {
  code: 'unsupported',
  message: 'This server does not know this kind of change yet.',
} as const;
const SINGLE = {
  code: 'invalid',
  message: 'There is one of this kind, under your own id, and it is changed only.',
} as const;
const NO_PARENT = { code: 'invalid', message: `age: ${PARENT_MISSING}` } as const;
const CHANGES_ONE: ReadonlySet<string> = new Set(['put', 'recover']);
const ACCOUNT_FULL = {
  code: 'account_full',
  message: 'This account is full.',
} as const;
const TOO_LARGE = { code: 'too_large', message: 'This change is too large to save.' } as const;

/** Decides what happens with an operation. All conflict rules are here and in `mergeFields`. */
export function decide(
  arrival: Arrival,
  sending: Sending,
  current: StoredRecord | undefined,
): Verdict {
  const op = inNewestVersion(arrival.op);
  if (!op || !isRecordType(op.type)) return { status: 'rejected', ...UNSUPPORTED };
  const { type } = op;
  const fault = faultOf(op, type, sending);
  if (fault) return { status: 'rejected', ...fault };
  switch (op.act) {
    case 'put':
      if (current?.deleted) return { status: 'rejected', ...DELETED };
      return put({ arrival, op, type, deleted: false }, current);
    case 'restore':
      return put({ arrival, op, type, deleted: false }, current);
    case 'del':
      return remove({ arrival, op, type, deleted: true }, current);
    case 'recover':
      return recover({ arrival, op, type, deleted: false }, sending, current);
    default:
      return { status: 'rejected', ...UNSUPPORTED };
  }
}

/** What is wrong with an operation, whatever the state of its record. */
function faultOf(op: Op, type: RecordType, sending: Sending) {
  const { tooLarge, accountFull, userId, youngest } = sending;
  if (tooLarge) return TOO_LARGE;
  if (accountFull) return ACCOUNT_FULL;
  if (isSingle(type) && !changesOwn(op, userId)) return SINGLE;
  return type === 'profile' && op.act === 'put' ? faultOfAge(op.patch, youngest) : undefined;
}

/** Whether an operation may change the one record of its kind that a user has, such as the profile. */
export function changesOwn({ id, act }: Pick<Op, 'id' | 'act'>, userId: string): boolean {
  return id === userId && CHANGES_ONE.has(act);
}

/** Ages below 13 are already rejected by the schema. */
function faultOfAge(patch: Patch | null, youngest: number) {
  const age = patch?.['age'];
  return typeof age === 'number' && age >= AGE_MIN && age < youngest ? NO_PARENT : undefined;
}

function put(writing: Writing, current: StoredRecord | undefined): Verdict {
  const { type, op, deleted, arrival } = writing;
  const checked = checkPatch(type, op, current);
  if ('code' in checked) return { status: 'rejected', ...checked };
  const { at, replicaId: replica } = arrival;
  const { won, lost } = current
    ? mergeFields(current.fieldMeta, checked.patch, { op, at, replica })
    : { won: checked.patch, lost: [] };
  const revives = current !== undefined && current.deleted !== deleted;
  const changes = Object.keys(won).length > 0 || current === undefined || revives;
  if (!changes) return { status: 'applied', lost };
  const fields = revives ? [...Object.keys(won), DELETION] : Object.keys(won);
  const stamps = stamping(writing, fields, current);
  return { status: 'applied', change: { writing, won, stamps, current }, lost };
}

/** A deletion wins over every concurrent change. Deleting an unknown record leaves a tombstone. */
function remove(writing: Writing, current: StoredRecord | undefined): Verdict {
  if (current?.deleted) return { status: 'applied' };
  const stamps = stamping(writing, [DELETION], current);
  return { status: 'applied', change: { writing, won: {}, stamps, current } };
}

/** Applies a `recover`: what a device knew before the server was restored. */
function recover(
  writing: Writing,
  { youngest }: Sending,
  current: StoredRecord | undefined,
): Verdict {
  const { type, op, arrival } = writing;
  const recovery = recoverRecord(type, { op, receivedAt: arrival.receivedAt }, current);
  if ('code' in recovery) return { status: 'rejected', ...recovery };
  const { won, deleted, later, stamps } = recovery;
  // An unchanged age is not checked again, because a recovered profile contains all fields.
  const isNewAge = type === 'profile' && won['age'] !== current?.data?.['age'];
  const fault = isNewAge ? faultOfAge(won, youngest) : undefined;
  if (fault) return { status: 'rejected', ...fault };
  if (later.fields.length === 0 && !later.deletion) return { status: 'applied' };
  return {
    status: 'applied',
    change: { writing: { ...writing, deleted }, won, stamps, current },
  };
}

/**
 * Stamps of an ordinary change, always later than those of the values that it replaces, whatever the device's clock
 * says.
 */
function stamping(
  { arrival, op }: Writing,
  fields: string[],
  current: StoredRecord | undefined,
): Change['stamps'] {
  const { replicaId: replica } = arrival;
  const at = current ? timeAbove(stampsBefore(current), fields, arrival.at) : arrival.at;
  return (seq) => stampsFor(fields, { seq, at, replica, op: op.opId });
}

/** A record's stamps. Old deletions have no stamp, so one is made for them. */
function stampsBefore({ fieldMeta, deleted, seq, updatedAt }: StoredRecord): FieldMeta {
  if (!deleted || fieldMeta[DELETION]) return fieldMeta;
  const stamp: FieldStamp = { seq, at: updatedAt, replica: '', op: '' };
  return mergeObjects(fieldMeta, { [DELETION]: stamp });
}
