import { hash as digest } from 'node:crypto';

import { RECORDS, type RecordType } from '#shared/records/index';
import { correctedTime } from '#shared/sync/merge';
import {
  type Op,
  OP_BYTES_MAX,
  type OpResult,
  type Patch,
  RECOVER_BYTES_MAX,
  type Rejection,
  type SyncRequest,
} from '#shared/sync/protocol';

import { saveSequence, type UserLock } from '../../store/lock-user-sequence';
import { lastChangeOf, noteReplica } from '../../store/operations';
import type { StoredRecord } from '../../store/records';
import {
  addToBatch,
  type Answered,
  answerOperation,
  type Arrival,
  type Batch,
  closeBatch,
  hasRoom,
  type Made,
  madeIn,
  openBatch,
  recordIn,
  type Rules,
} from './batch';
import { type Change, decide, type Verdict } from './decide';
import { begins, keepChange } from './keep-change';

export const NOTHING: Pushed = { results: [], changed: [], made: new Map(), rejects: new Map() };

interface NewRecord {
  id: string;
  /** Time of receipt, in ms. */
  receivedAt: number;
}

/**
 * Hooks by kind that run when a device creates a record: for example, a photo is charged as an image. Each returns
 * the first values of the server's own fields.
 */
export type OnCreate = Partial<
  Record<RecordType, (lock: UserLock, record: NewRecord) => Promise<Patch>>
>;

const REUSED = { code: 'op_id_reuse', message: 'Another change has this id.' } as const;
// No receipt is stored for these: the same operation may be accepted later, when the server knows the kind or the
// account has room.
const JUDGED_AGAIN: ReadonlySet<Rejection> = new Set(['unsupported', 'account_full']);

/**
 * Applies one operation once: a repeat gets the stored result and has no effect. Returns a promise only if a hook
 * must be awaited, because a promise for every operation costs a tenth of an upload.
 */
function applyOperation(
  batch: Batch,
  arrival: Arrival,
  onCreate: OnCreate,
): Answered | Promise<Answered> {
  const { op, receivedAt } = arrival;
  const said = JSON.stringify(op.patch);
  const text = identityOf(op) + said;
  const hash = digest('sha256', text, 'base64url');
  const known = batch.known.get(op.opId);
  const before = recordIn(batch, op);
  if (known) {
    const result = known.hash === hash ? known.result : rejection(op, REUSED);
    return { result, record: before };
  }
  const verdict = judge(batch, { arrival, text, before });
  const change = verdict.status === 'applied' ? verdict.change : undefined;
  const judged = { arrival, hash, said, before, verdict };
  if (!change || !begins(change)) return keep(batch, judged, {});
  const { type } = change.writing;
  const hook = onCreate[type];
  if (!hook) return keep(batch, judged, RECORDS[type].first);
  return hook(batch.lock, { id: op.id, receivedAt }).then((first) => keep(batch, judged, first));
}

function judge(
  batch: Batch,
  { arrival, text, before }: { arrival: Arrival; text: string; before: StoredRecord | undefined },
): Verdict {
  const { op } = arrival;
  const tooLarge = isTooLarge(text, op.act === 'recover' ? RECOVER_BYTES_MAX : OP_BYTES_MAX);
  const accountFull = !hasRoom(batch, op, before);
  if (!accountFull) addToBatch(batch, { isNew: !before, bytes: text.length });
  const { lock, youngest } = batch;
  const sending = { tooLarge, accountFull, userId: lock.userId, youngest };
  return decide(arrival, sending, before);
}

interface Judged {
  arrival: Arrival;
  hash: string;
  /** The patch's text as sent. */
  said: string;
  before: StoredRecord | undefined;
  verdict: Verdict;
}

/** @param first the server's own fields of a new record */
function keep(batch: Batch, judged: Judged, first: Patch): Answered {
  const { arrival, hash, said, before, verdict } = judged;
  const change: Change | undefined = verdict.status === 'applied' ? verdict.change : undefined;
  const record = change ? keepChange(batch, { change, hash, said, first }) : before;
  const result = asResult(arrival.op, verdict);
  if (result.code === undefined || !JUDGED_AGAIN.has(result.code)) {
    const { op, replicaId, at, receivedAt } = arrival;
    answerOperation(batch, { op, replicaId, at, receivedAt, hash, result }, record);
  }
  return { result, record };
}

function asResult(op: Op, verdict: Verdict): Omit<OpResult, 'row'> {
  if (verdict.status === 'rejected') return rejection(op, verdict);
  const { opId } = op;
  const { lost = [] } = verdict;
  return lost.length > 0 ? { opId, status: 'applied', lost } : { opId, status: 'applied' };
}

function rejection({ opId }: Op, { code, message }: { code: Rejection; message: string }) {
  return { opId, status: 'rejected' as const, code, message };
}

/**
 * Identifies an operation, without its patch. `base` and `after` are left out, because a device sets them again after
 * a full reload from a restored server.
 */
function identityOf({ v, type, id, act, at }: Op): string {
  // The lengths keep free text from being mistaken for the neighboring fields.
  return `${v} ${at} ${id} ${act.length} ${act} ${type.length} ${type} `;
}

/** Counts bytes only if the text could be too large: a character takes at most three bytes. */
function isTooLarge(text: string, most: number): boolean {
  return text.length > most / 3 && Buffer.byteLength(text) > most;
}

export interface Pushed {
  results: Answered[];
  /** Changed records in their new state, in the order of their sequence numbers. */
  changed: StoredRecord[];
  /** Records that the device can build from its own operation, by operation id. */
  made: Map<string, Made>;
  /** The number of rejected operations by code. */
  rejects: Map<string, number>;
}

interface Taking extends Rules {
  now: number;
  onCreate: OnCreate;
}

/** Applies the operations of a request one after the other. */
export async function pushOperations(
  lock: UserLock,
  { proto, replicaId, sentAt, app, ops }: SyncRequest,
  { now, onCreate, ...rules }: Taking,
): Promise<Pushed> {
  const batch = await openBatch(lock, ops, rules);
  const results: Answered[] = [];
  const rejects = new Map<string, number>();
  let lastAt = await lastChangeOf(lock, replicaId);
  for (const op of ops) {
    // A `recover` has its own times, and its `at` does not say when a change was made.
    if (op.act !== 'recover') lastAt = correctedTime({ at: op.at, sentAt, now, lastAt });
    const at = op.after === undefined ? lastAt : Math.max(lastAt, Math.min(op.after, now) + 1);
    const isRepeat = batch.known.has(op.opId);
    const applying = applyOperation(batch, { op, replicaId, at, receivedAt: now }, onCreate);
    const answered = applying instanceof Promise ? await applying : applying;
    countReject(rejects, answered, isRepeat);
    results.push(answered);
  }
  const changed = await closeBatch(batch);
  await noteReplica(lock, { replicaId, lastAt, seenAt: now, app });
  await saveSequence(lock);
  // Clients with version 1 of the envelope need every row.
  const made = proto === 1 ? NOTHING.made : madeIn(batch);
  return { results, changed, made, rejects };
}

/** Counts a rejected operation, but not its repeats. */
function countReject(rejects: Map<string, number>, { result }: Answered, isRepeat: boolean): void {
  const { code } = result;
  if (code === undefined || (isRepeat && code !== 'op_id_reuse')) return;
  rejects.set(code, (rejects.get(code) ?? 0) + 1);
}
