import { hash as digest } from 'node:crypto';

import { isRecordType, PATCHES, RECORDS, type RecordType } from '#shared/records/index';
import { mergeFields, type FieldStamp } from '#shared/sync/merge';
import { inNewestVersion } from '#shared/sync/op-version';
import {
  OP_BYTES_MAX,
  type Op,
  type OpResult,
  type Patch,
  type Rejection,
} from '#shared/sync/protocol';

import { stampsFor } from '../../store/field-stamps';
import { joined } from '../../store/joined';
import type { StoredRecord } from '../../store/records';
import { nextNumber } from '../../store/turn';
import { answerOperation, changeRecord, recordIn, type Batch } from './batch';
import type { FirstFields } from './first-fields';

/** An operation with what is known of its arrival. */
export interface Arrival {
  op: Op;
  replicaId: string;
  /** The change's time on the server's clock, and the time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

interface Applying {
  batch: Batch;
  firstFields: FirstFields;
}

/** What an operation is answered, and the record as it stands then. */
export interface Answered {
  result: Omit<OpResult, 'row'>;
  record: StoredRecord | undefined;
}

/** `change` is missing where an operation is right and changes nothing. */
type Verdict =
  | { status: 'applied'; change?: Change; lost?: string[] }
  | { status: 'rejected'; code: Rejection; message: string };

interface Change {
  writing: Writing;
  /** Fields that stand. */
  won: Patch;
  current: StoredRecord | undefined;
}

/**
 * Applies one operation, once: a repeat gets the stored answer and has no effect.
 * The whole rule of conflicts is here and in `mergeFields`.
 */
export async function applyOperation(applying: Applying, arrival: Arrival): Promise<Answered> {
  const { batch } = applying;
  const { op, replicaId, at, receivedAt } = arrival;
  const text = identityOf(op);
  const hash = digest('sha256', text, 'base64url');
  const known = batch.known.get(op.opId);
  const before = recordIn(batch, op);
  if (known) {
    const result = known.hash === hash ? known.result : rejection(op, REUSED);
    return { result, record: before };
  }
  const verdict = decide(arrival, text, before);
  const change = verdict.status === 'applied' ? verdict.change : undefined;
  const record = change ? await keep(applying, change) : before;
  const result = asResult(op, verdict);
  // 'unsupported' is not kept: the same operation is welcome once this server has learnt its kind.
  if (result.code !== 'unsupported') {
    answerOperation(batch, { op, replicaId, at, receivedAt, hash, result });
  }
  return { result, record };
}

const REUSED = { code: 'op_id_reuse', message: 'Another change has this id.' } as const;
const DELETED = { code: 'deleted', message: 'The entry was deleted on another device.' } as const;
const UNSUPPORTED = {
  code: 'unsupported',
  message: 'This server does not know this kind of change yet.',
} as const;
const TOO_LARGE = { code: 'too_large', message: 'The change is too large to be kept.' } as const;

function decide(arrival: Arrival, text: string, current: StoredRecord | undefined): Verdict {
  const op = inNewestVersion(arrival.op);
  if (!op || !isRecordType(op.type)) return { status: 'rejected', ...UNSUPPORTED };
  if (isTooLarge(text)) return { status: 'rejected', ...TOO_LARGE };
  const { type } = op;
  switch (op.act) {
    case 'put':
      if (current?.deleted) return { status: 'rejected', ...DELETED };
      return put({ arrival, op, type, deleted: false }, current);
    case 'restore':
      return put({ arrival, op, type, deleted: false }, current);
    case 'del':
      return remove({ arrival, op, type, deleted: true }, current);
    default:
      return { status: 'rejected', ...UNSUPPORTED };
  }
}

interface Writing {
  arrival: Arrival;
  /** The arrival's operation in the newest version. */
  op: Op;
  type: RecordType;
  deleted: boolean;
}

function put(writing: Writing, current: StoredRecord | undefined): Verdict {
  const { op, deleted, arrival } = writing;
  const checked = checkPatch(writing, current);
  if ('code' in checked) return { status: 'rejected', ...checked };
  const { at, replicaId: replica } = arrival;
  const { won, lost } = current
    ? mergeFields(current.fieldMeta, checked.patch, { op, at, replica })
    : { won: checked.patch, lost: [] };
  const changes = Object.keys(won).length > 0 || current?.deleted !== deleted;
  if (!changes) return { status: 'applied', lost };
  return { status: 'applied', change: { writing, won, current }, lost };
}

/** Delete wins over every concurrent change; a delete of what is unknown leaves a tombstone. */
function remove(writing: Writing, current: StoredRecord | undefined): Verdict {
  if (current?.deleted) return { status: 'applied' };
  return { status: 'applied', change: { writing, won: {}, current } };
}

async function keep(
  { batch, firstFields }: Applying,
  { writing, won, current }: Change,
): Promise<StoredRecord> {
  const { arrival, op, type, deleted } = writing;
  const { at, replicaId, receivedAt } = arrival;
  const before = current ?? newRecord(receivedAt);
  // Also one of which only its deletion was kept begins anew.
  const begins = before.data === null && !deleted;
  const first = begins ? await firstFields(type, batch.turn, { id: op.id, receivedAt }) : {};
  const seq = nextNumber(batch.turn);
  const stamp: FieldStamp = { seq, at, replica: replicaId, op: op.opId };
  const next = {
    type,
    id: op.id,
    seq,
    deleted,
    data: dataAfter(before.data, { deleted, first, won }),
    fieldMeta: joined(before.fieldMeta, stampsFor(won, stamp)),
    createdAt: before.createdAt,
    updatedAt: receivedAt,
  };
  const asSaid = begins && !current && isAsSaid(writing, first, won);
  return changeRecord(batch, next, asSaid ? op.opId : undefined);
}

/** Of what was never here, a deletion keeps nothing but itself. */
function dataAfter(
  before: Patch | null,
  { deleted, first, won }: { deleted: boolean; first: Patch; won: Patch },
): Patch | null {
  return before === null && deleted ? null : joined(before ?? first, won);
}

function newRecord(createdAt: number): Pick<StoredRecord, 'data' | 'fieldMeta' | 'createdAt'> {
  return { data: null, fieldMeta: {}, createdAt };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a device can make the record by itself: nothing of it was changed on its way, and nothing of ours is special. */
function isAsSaid({ op, arrival, type }: Writing, first: Patch, won: Patch): boolean {
  if (op.act !== 'put' || op.patch !== arrival.op.patch) return false;
  const usual: Patch = RECORDS[type].first;
  const plain = Object.keys(usual).every((field) => first[field] === usual[field]);
  const said = op.patch ?? {};
  return plain && Object.keys(said).every((field) => isSame(won[field], said[field]));
}

/**
 * The part of a patch that a device may write, or why it cannot be taken. Fields that only the
 * server writes are taken out, not held against it; a new record needs all of its own.
 */
function checkPatch(
  { type, op }: Writing,
  current: StoredRecord | undefined,
): { patch: Patch } | { code: Rejection; message: string } {
  // Its device has seen the record here: then it was deleted so long ago that nothing is left of it.
  if (!current && op.act === 'put' && op.base > 0) return DELETED;
  const given = clientPart(type, op.patch ?? {});
  const isNew = current === undefined || current.data === null;
  const parsed = (isNew ? RECORDS[type].client : PATCHES[type]).safeParse(given);
  if (parsed.success) return { patch: parsed.data };
  const [issue] = parsed.error.issues;
  const message = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not valid';
  return { code: 'invalid', message };
}

function clientPart(type: RecordType, patch: Patch): Patch {
  const owned = RECORDS[type].server.shape;
  if (!Object.keys(patch).some((field) => Object.hasOwn(owned, field))) return patch;
  return Object.fromEntries(
    Object.entries(patch).filter(([field]) => !Object.hasOwn(owned, field)),
  );
}

function asResult(op: Op, verdict: Verdict): Omit<OpResult, 'row'> {
  if (verdict.status === 'rejected') return rejection(op, verdict);
  const { lost = [] } = verdict;
  return { opId: op.opId, status: 'applied', ...(lost.length > 0 ? { lost } : {}) };
}

function rejection({ opId }: Op, { code, message }: { code: Rejection; message: string }) {
  return { opId, status: 'rejected' as const, code, message };
}

/** `base` is left out: a device that loads a restored history anew counts its waiting changes from 0. */
function identityOf({ v, type, id, act, patch, at }: Op): string {
  return JSON.stringify([v, type, id, act, patch, at]);
}

/** A character takes at most three bytes; most are not worth counting. */
function isTooLarge(text: string): boolean {
  return text.length > OP_BYTES_MAX / 3 && Buffer.byteLength(text) > OP_BYTES_MAX;
}
