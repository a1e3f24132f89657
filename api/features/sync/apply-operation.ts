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
import { asRow, type StoredRecord } from '../../store/records';
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

type Verdict =
  | { status: 'applied'; record: StoredRecord | undefined; lost?: string[] }
  | { status: 'rejected'; code: Rejection; message: string };

/**
 * Applies one operation, once: a repeat gets the stored answer and has no effect.
 * The whole rule of conflicts is here and in `mergeFields`.
 */
export async function applyOperation(applying: Applying, arrival: Arrival): Promise<OpResult> {
  const { batch } = applying;
  const { op } = arrival;
  const text = identityOf(op);
  const hash = digest('sha256', text, 'base64url');
  const known = batch.known.get(op.opId);
  const before = recordIn(batch, op);
  if (known) {
    const result = known.hash === hash ? known.result : rejection(op, REUSED);
    return { ...result, row: before ? asRow(before) : null };
  }
  const verdict = await decide(applying, { ...arrival, text }, before);
  const result = asResult(op, verdict);
  // 'unsupported' is not kept: the same operation is welcome once this server has learnt its kind.
  if (result.code !== 'unsupported') answerOperation(batch, { ...arrival, hash, result });
  const after = verdict.status === 'applied' ? verdict.record : before;
  return { ...result, row: after ? asRow(after) : null };
}

const REUSED = { code: 'op_id_reuse', message: 'Another change has this id.' } as const;
const DELETED = { code: 'deleted', message: 'The entry was deleted on another device.' } as const;
const UNSUPPORTED = {
  code: 'unsupported',
  message: 'This server does not know this kind of change yet.',
} as const;
const TOO_LARGE = { code: 'too_large', message: 'The change is too large to be kept.' } as const;

async function decide(
  applying: Applying,
  { text, ...arrival }: Arrival & { text: string },
  current: StoredRecord | undefined,
): Promise<Verdict> {
  const op = inNewestVersion(arrival.op);
  if (!op || !isRecordType(op.type)) return { status: 'rejected', ...UNSUPPORTED };
  if (isTooLarge(text)) return { status: 'rejected', ...TOO_LARGE };
  const writing = { ...arrival, op, type: op.type };
  switch (op.act) {
    case 'put':
      if (current?.deleted) return { status: 'rejected', ...DELETED };
      return put(applying, { ...writing, deleted: false }, current);
    case 'restore':
      return put(applying, { ...writing, deleted: false }, current);
    case 'del':
      return remove(applying, { ...writing, deleted: true }, current);
    default:
      return { status: 'rejected', ...UNSUPPORTED };
  }
}

type Writing = Arrival & { type: RecordType; deleted: boolean };

async function put(
  applying: Applying,
  writing: Writing,
  current: StoredRecord | undefined,
): Promise<Verdict> {
  const { op, at, replicaId: replica } = writing;
  const checked = checkPatch(writing, current);
  if ('code' in checked) return { status: 'rejected', ...checked };
  const { won, lost } = current
    ? mergeFields(current.fieldMeta, checked.patch, { op, at, replica })
    : { won: checked.patch, lost: [] };
  const changes = Object.keys(won).length > 0 || current?.deleted !== writing.deleted;
  if (!changes) return { status: 'applied', record: current, lost };
  return { status: 'applied', record: await keep(applying, { ...writing, won }, current), lost };
}

/** Delete wins over every concurrent change; a delete of what is unknown leaves a tombstone. */
async function remove(
  applying: Applying,
  writing: Writing,
  current: StoredRecord | undefined,
): Promise<Verdict> {
  if (current?.deleted) return { status: 'applied', record: current };
  return { status: 'applied', record: await keep(applying, { ...writing, won: {} }, current) };
}

async function keep(
  { batch, firstFields }: Applying,
  { op, at, replicaId, receivedAt, type, deleted, won }: Writing & { won: Patch },
  current: StoredRecord | undefined,
): Promise<StoredRecord> {
  const isFirst = !current && !deleted;
  const first = isFirst ? await firstFields(type, batch.turn, { id: op.id, receivedAt }) : {};
  const asSaid = isFirst && op.act === 'put' && holdsWhatItSays(type, { first, won, op });
  const stamp: FieldStamp = { seq: batch.turn.seq + 1, at, replica: replicaId, op: op.opId };
  const next = {
    ...{ type, id: op.id, deleted },
    data: { ...(current?.data ?? first), ...won },
    fieldMeta: { ...current?.fieldMeta, ...stampsFor(won, stamp) },
    createdAt: current?.createdAt ?? receivedAt,
    updatedAt: receivedAt,
  };
  return changeRecord(batch, next, asSaid ? op.opId : undefined);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a device can make the record by itself: nothing of it was rounded, and nothing of ours is special. */
function holdsWhatItSays(
  type: RecordType,
  { first, won, op }: { first: Patch; won: Patch; op: Op },
): boolean {
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
