import { hash as digest } from 'node:crypto';

import { RECORDS, type RecordType } from '#shared/records/index';
import {
  OP_BYTES_MAX,
  RECOVER_BYTES_MAX,
  type Op,
  type OpResult,
  type Patch,
  type Rejection,
} from '#shared/sync/protocol';

import type { UserLock } from '../../store/lock-user-sequence';
import type { StoredRecord } from '../../store/records';
import {
  addToBatch,
  answerOperation,
  hasRoom,
  recordIn,
  type Answered,
  type Arrival,
  type Batch,
} from './batch';
import { decide, type Change, type Verdict } from './decide';
import { begins, keepChange } from './keep-change';

interface NewRecord {
  id: string;
  /** Time of receipt, in ms. */
  receivedAt: number;
}

/**
 * By kind, what else happens when a device creates a record: a photo takes one of the account's images.
 * Returns the first values of the server's own fields.
 */
export type OnCreate = Partial<
  Record<RecordType, (lock: UserLock, record: NewRecord) => Promise<Patch>>
>;

const REUSED = { code: 'op_id_reuse', message: 'Another change has this id.' } as const;
// Not kept: the same operation is welcome once this server has learnt its kind, or there is room.
const JUDGED_AGAIN: ReadonlySet<Rejection> = new Set(['unsupported', 'account_full']);

/**
 * Applies one operation, once: a repeat gets the stored answer and has no effect.
 * Returns a promise only where a hook has to be awaited: one for every operation costs a tenth of an upload.
 */
export function applyOperation(
  batch: Batch,
  arrival: Arrival,
  onCreate: OnCreate,
): Answered | Promise<Answered> {
  const { op, receivedAt } = arrival;
  const text = identityOf(op) + JSON.stringify(op.patch);
  const hash = digest('sha256', text, 'base64url');
  const known = batch.known.get(op.opId);
  const before = recordIn(batch, op);
  if (known) {
    const result = known.hash === hash ? known.result : rejection(op, REUSED);
    return { result, record: before };
  }
  const verdict = judge(batch, { arrival, text, before });
  const change = verdict.status === 'applied' ? verdict.change : undefined;
  const judged = { arrival, hash, before, verdict };
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
  return decide(arrival, { tooLarge, accountFull, userId: batch.lock.userId }, before);
}

interface Judged {
  arrival: Arrival;
  hash: string;
  before: StoredRecord | undefined;
  verdict: Verdict;
}

/** @param first the server's own fields of a record that begins */
function keep(batch: Batch, { arrival, hash, before, verdict }: Judged, first: Patch): Answered {
  const change: Change | undefined = verdict.status === 'applied' ? verdict.change : undefined;
  const record = change ? keepChange(batch, { change, hash, first }) : before;
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
 * What an operation is, but for its patch. `base` and `after` are left out: a device that loads a
 * restored history sets them again.
 */
function identityOf({ v, type, id, act, at }: Op): string {
  // With their lengths, the words that a device may choose can be told from what stands beside them.
  return `${v} ${at} ${id} ${act.length} ${act} ${type.length} ${type} `;
}

/** A character takes at most three bytes; most are not worth counting. */
function isTooLarge(text: string, most: number): boolean {
  return text.length > most / 3 && Buffer.byteLength(text) > most;
}
