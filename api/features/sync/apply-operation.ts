import { hash as digest } from 'node:crypto';

import { isRecordType, isSingle, RECORDS, type RecordType } from '#shared/records/index';
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
import { checkPatch, DELETED } from './check-patch';
import { firstFieldsOf, type Beginnings } from './first-fields';
import { isAsSaid, makeRecord, textOfMade } from './make-record';

/** An operation with what is known of its arrival. */
export interface Arrival {
  op: Op;
  replicaId: string;
  /** The change's time on the server's clock, and the time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

export interface Applying {
  batch: Batch;
  beginnings: Beginnings;
}

/** What an operation is answered, and the record as it stands then. */
export interface Answered {
  result: Omit<OpResult, 'row'>;
  record: StoredRecord | undefined;
}

type Before = StoredRecord | undefined;

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
 * A promise only where a record's beginning waits for the database: most operations need not wait,
 * and five hundred promises take as long as a tenth of the batch.
 */
export function applyOperation(applying: Applying, arrival: Arrival): Answered | Promise<Answered> {
  const { batch } = applying;
  const { op, replicaId, at, receivedAt } = arrival;
  const patch = JSON.stringify(op.patch);
  const text = identityOf(op) + patch;
  const hash = digest('sha256', text, 'base64url');
  const known = batch.known.get(op.opId);
  const before = recordIn(batch, op);
  if (known) {
    const result = known.hash === hash ? known.result : rejection(op, REUSED);
    return { result, record: before };
  }
  const tooLarge = isTooLarge(text);
  const made = before || tooLarge ? undefined : makeRecord(applying, arrival, { hash, patch });
  return made ?? decideAndKeep(applying, arrival, { hash, patch, tooLarge, before });
}

/** The general way: what becomes of the operation, of its record, and of the answer to its repeats. */
function decideAndKeep(
  applying: Applying,
  arrival: Arrival,
  { hash, patch, tooLarge, before }: Content & { tooLarge: boolean; before: Before },
): Answered | Promise<Answered> {
  const { batch } = applying;
  const { op, replicaId, at, receivedAt } = arrival;
  const verdict = decide(arrival, { tooLarge, userId: batch.turn.userId }, before);
  const change = verdict.status === 'applied' ? verdict.change : undefined;
  const answer = (first: Patch): Answered => {
    const record = change ? keep(batch, change, { hash, patch, first }) : before;
    const result = asResult(op, verdict);
    // 'unsupported' is not kept: the same operation is welcome once this server has learnt its kind.
    if (result.code !== 'unsupported') {
      answerOperation(batch, { op, replicaId, at, receivedAt, hash, result }, record);
    }
    return { result, record };
  };
  const first = change && begins(change) ? firstOf(applying, change) : {};
  return first instanceof Promise ? first.then(answer) : answer(first);
}

/** Also one of which only its deletion was kept begins anew. */
function begins({ writing, current }: Change): boolean {
  return (current?.data ?? null) === null && !writing.deleted;
}

function firstOf({ batch, beginnings }: Applying, { writing }: Change): Patch | Promise<Patch> {
  const { type, op, arrival } = writing;
  const newcomer = { id: op.id, receivedAt: arrival.receivedAt };
  return firstFieldsOf(beginnings, { type, turn: batch.turn, newcomer });
}

const REUSED = { code: 'op_id_reuse', message: 'Another change has this id.' } as const;
const UNSUPPORTED = {
  code: 'unsupported',
  message: 'This server does not know this kind of change yet.',
} as const;
const SINGLE = {
  code: 'invalid',
  message: 'There is one of this kind, under your own id, and it is changed only.',
} as const;
const TOO_LARGE = { code: 'too_large', message: 'The change is too large to be kept.' } as const;

function decide(arrival: Arrival, sent: Sent, current: StoredRecord | undefined): Verdict {
  const op = inNewestVersion(arrival.op);
  if (!op || !isRecordType(op.type)) return { status: 'rejected', ...UNSUPPORTED };
  const { type } = op;
  const fault = faultOf(op, type, sent);
  if (fault) return { status: 'rejected', ...fault };
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

/** What an operation came as, and from whom. */
interface Sent {
  tooLarge: boolean;
  userId: string;
}

/** What is wrong with an operation whatever there is of its record. */
function faultOf({ id, act }: Op, type: RecordType, { tooLarge, userId }: Sent) {
  if (tooLarge) return TOO_LARGE;
  if (isSingle(type) && (id !== userId || act !== 'put')) return SINGLE;
  return undefined;
}

interface Writing {
  arrival: Arrival;
  /** The arrival's operation in the newest version. */
  op: Op;
  type: RecordType;
  deleted: boolean;
}

function put(writing: Writing, current: StoredRecord | undefined): Verdict {
  const { type, op, deleted, arrival } = writing;
  const checked = checkPatch(type, op, current);
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

/** An operation's hash and the JSON of its patch. */
export interface Content {
  hash: string;
  patch: string;
}

function keep(batch: Batch, change: Change, content: Content & { first: Patch }): StoredRecord {
  const { writing, won, current } = change;
  const { first } = content;
  const { arrival, op, type, deleted } = writing;
  const { at, replicaId, receivedAt } = arrival;
  const before = current ?? newRecord(receivedAt);
  const seq = nextNumber(batch.turn);
  const stamp: FieldStamp = { seq, at, replica: replicaId, op: op.opId };
  const stamps = stampsFor(Object.keys(won), stamp);
  const asSaid = !current && begins(change) && isWhole(writing, first, won);
  const next: StoredRecord = {
    type,
    id: op.id,
    seq,
    deleted,
    data: dataAfter(before.data, { deleted, first, won }),
    fieldMeta: current ? joined(current.fieldMeta, stamps) : stamps,
    // One that the operation leaves nothing to say of beside itself is its receipt.
    maker: current ? current.maker : makerOf(op, content),
    createdAt: before.createdAt,
    updatedAt: receivedAt,
  };
  if (asSaid) next.dataText = textOfMade(type, content.patch);
  return changeRecord(batch, next, asSaid ? op.opId : undefined);
}

function makerOf({ opId, id }: Op, { hash }: Content): string | null {
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

function asResult(op: Op, verdict: Verdict): Omit<OpResult, 'row'> {
  if (verdict.status === 'rejected') return rejection(op, verdict);
  const { lost = [] } = verdict;
  return { opId: op.opId, status: 'applied', ...(lost.length > 0 ? { lost } : {}) };
}

function rejection({ opId }: Op, { code, message }: { code: Rejection; message: string }) {
  return { opId, status: 'rejected' as const, code, message };
}

/**
 * What an operation is, but for its patch. `base` is left out: a device that loads a restored history
 * anew counts its waiting changes from 0.
 */
function identityOf({ v, type, id, act, at }: Op): string {
  // With their lengths, the words that a device may choose can be told from what stands beside them.
  return `${v} ${at} ${id} ${act.length} ${act} ${type.length} ${type} `;
}

/** A character takes at most three bytes; most are not worth counting. */
function isTooLarge(text: string): boolean {
  return text.length > OP_BYTES_MAX / 3 && Buffer.byteLength(text) > OP_BYTES_MAX;
}
