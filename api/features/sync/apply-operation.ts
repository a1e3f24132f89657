import { createHash } from 'node:crypto';

import { isRecordType, RECORDS, type RecordType } from '#shared/records/index';
import { mergeFields, type FieldStamp } from '#shared/sync/merge';
import {
  OP_BYTES_MAX,
  OP_VERSION,
  type Op,
  type OpResult,
  type Patch,
  type Rejection,
} from '#shared/sync/protocol';

import { findOperation, keepOperation } from '../../store/operations';
import {
  asRow,
  findRecord,
  putRecord,
  stampsFor,
  type StoredRecord,
  type Turn,
} from '../../store/records';
import { firstFields } from './first-fields';

/** An operation with what is known of its arrival. */
export interface Arrival {
  op: Op;
  replicaId: string;
  /** The change's time on the server's clock, and the time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

type Verdict =
  | { status: 'applied'; record: StoredRecord | undefined; lost?: string[] }
  | { status: 'rejected'; code: Rejection; message: string };

/**
 * Applies one operation, once: a repeat gets the stored answer and has no effect.
 * The whole rule of conflicts is here and in `mergeFields`.
 */
export async function applyOperation(turn: Turn, arrival: Arrival): Promise<OpResult> {
  const { op } = arrival;
  const hash = hashOf(op);
  const known = await findOperation(turn, op.opId);
  const current = await findRecord(turn.trx, turn.userId, op);
  if (known) {
    const result = known.hash === hash ? known.result : rejection(op, REUSED);
    return { ...result, row: current ? asRow(current) : null };
  }
  const verdict = await decide(turn, arrival, current);
  const result = asResult(op, verdict);
  // 'unsupported' is not kept: the same operation is welcome once this server has learnt its kind.
  if (result.code !== 'unsupported') await keepOperation(turn, { ...arrival, hash, result });
  const record = verdict.status === 'applied' ? verdict.record : current;
  return { ...result, row: record ? asRow(record) : null };
}

const REUSED = { code: 'op_id_reuse', message: 'Another change has this id.' } as const;
const DELETED = { code: 'deleted', message: 'The entry was deleted on another device.' } as const;
const UNSUPPORTED = {
  code: 'unsupported',
  message: 'This server does not know this kind of change yet.',
} as const;
const TOO_LARGE = { code: 'too_large', message: 'The change is too large to be kept.' } as const;

async function decide(
  turn: Turn,
  arrival: Arrival,
  current: StoredRecord | undefined,
): Promise<Verdict> {
  const { op } = arrival;
  if (!isRecordType(op.type) || op.v > OP_VERSION) return { status: 'rejected', ...UNSUPPORTED };
  if (JSON.stringify(op).length > OP_BYTES_MAX) return { status: 'rejected', ...TOO_LARGE };
  switch (op.act) {
    case 'put':
      if (current?.deleted) return { status: 'rejected', ...DELETED };
      return put(turn, { ...arrival, type: op.type, deleted: false }, current);
    case 'restore':
      return put(turn, { ...arrival, type: op.type, deleted: false }, current);
    case 'del':
      return remove(turn, { ...arrival, type: op.type, deleted: true }, current);
    default:
      return { status: 'rejected', ...UNSUPPORTED };
  }
}

type Writing = Arrival & { type: RecordType; deleted: boolean };

async function put(
  turn: Turn,
  writing: Writing,
  current: StoredRecord | undefined,
): Promise<Verdict> {
  const { op, type, at, replicaId: replica } = writing;
  const patch = clientPatch(type, op.patch ?? {});
  const problem = problemWith(type, patch, current === undefined);
  if (problem) return { status: 'rejected', code: 'invalid', message: problem };
  const { won, lost } = mergeFields(current?.fieldMeta ?? {}, patch, { op, at, replica });
  const changes = Object.keys(won).length > 0 || current?.deleted !== writing.deleted;
  if (!changes) return { status: 'applied', record: current, lost };
  return { status: 'applied', record: await keep(turn, { ...writing, won }, current), lost };
}

/** What is wrong with a patch, in words; a new record needs all of its fields, a change any. */
function problemWith(type: RecordType, patch: Patch, isNew: boolean): string | undefined {
  const fields = RECORDS[type].client;
  const { error } = isNew ? fields.safeParse(patch) : fields.partial().safeParse(patch);
  const issue = error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

/** Delete wins over every concurrent change; a delete of what is unknown leaves a tombstone. */
async function remove(
  turn: Turn,
  writing: Writing,
  current: StoredRecord | undefined,
): Promise<Verdict> {
  if (current?.deleted) return { status: 'applied', record: current };
  return { status: 'applied', record: await keep(turn, { ...writing, won: {} }, current) };
}

async function keep(
  turn: Turn,
  { op, at, replicaId, receivedAt, type, deleted, won }: Writing & { won: Patch },
  current: StoredRecord | undefined,
): Promise<StoredRecord> {
  const stamp: FieldStamp = { seq: turn.seq + 1, at, replica: replicaId, op: op.opId };
  return putRecord(turn, {
    type,
    id: op.id,
    deleted,
    data: { ...(current?.data ?? firstFields(type)), ...won },
    fieldMeta: { ...current?.fieldMeta, ...stampsFor(won, stamp) },
    createdAt: current?.createdAt ?? receivedAt,
    updatedAt: receivedAt,
  });
}

/** Fields that only the server writes are taken out of a device's patch, not held against it. */
function clientPatch(type: RecordType, patch: Patch): Patch {
  const owned = RECORDS[type].server.shape;
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

function hashOf({ v, type, id, act, patch, base, at }: Op): string {
  return createHash('sha256')
    .update(JSON.stringify([v, type, id, act, patch, base, at]))
    .digest('hex');
}
