import { hash as digest } from 'node:crypto';

import {
  OP_BYTES_MAX,
  RECOVER_BYTES_MAX,
  type Op,
  type OpResult,
  type Patch,
  type Rejection,
} from '#shared/sync/protocol';

import type { StoredRecord } from '../../store/records';
import type { Answered, Applying, Arrival } from './arrival';
import { answerOperation, recordIn } from './batch';
import { decide, type Change, type Verdict } from './decide';
import { firstFieldsOf } from './first-fields';
import { begins, keepChange } from './keep-change';
import { makeRecord } from './make-record';
import { hasRoom, takeRoom } from './room';

const REUSED = { code: 'op_id_reuse', message: 'Another change has this id.' } as const;

/**
 * Applies one operation, once: a repeat gets the stored answer and has no effect.
 * A promise only where a record's beginning waits for the database: most operations need not wait,
 * and five hundred promises take as long as a tenth of the batch.
 */
export function applyOperation(applying: Applying, arrival: Arrival): Answered | Promise<Answered> {
  const { batch } = applying;
  const { op } = arrival;
  const patch = JSON.stringify(op.patch);
  const text = identityOf(op) + patch;
  const hash = digest('sha256', text, 'base64url');
  const known = batch.known.get(op.opId);
  const before = recordIn(batch, op);
  if (known) {
    const result = known.hash === hash ? known.result : rejection(op, REUSED);
    return { result, record: before };
  }
  const tooLarge = isTooLarge(text, op.act === 'recover' ? RECOVER_BYTES_MAX : OP_BYTES_MAX);
  const accountFull = !hasRoom(batch.room, op, before);
  if (!accountFull) takeRoom(batch.room, { isNew: !before, bytes: text.length });
  const isPlain = !before && !tooLarge && !accountFull;
  const made = isPlain ? makeRecord(applying, arrival, { hash, patch }) : undefined;
  return made ?? decideAndKeep(applying, arrival, { hash, tooLarge, accountFull, before });
}

interface Judging {
  hash: string;
  tooLarge: boolean;
  accountFull: boolean;
  before: StoredRecord | undefined;
}

// Not kept: the same operation is welcome once this server has learnt its kind, or there is room.
const JUDGED_AGAIN: ReadonlySet<Rejection> = new Set(['unsupported', 'account_full']);

/** The general way: what becomes of the operation, of its record, and of the answer to its repeats. */
function decideAndKeep(
  applying: Applying,
  arrival: Arrival,
  { hash, tooLarge, accountFull, before }: Judging,
): Answered | Promise<Answered> {
  const { batch } = applying;
  const verdict = decide(arrival, { tooLarge, accountFull, userId: batch.turn.userId }, before);
  const change = verdict.status === 'applied' ? verdict.change : undefined;
  const answer = (first: Patch): Answered => {
    const record = change ? keepChange(batch, { change, hash, first }) : before;
    const result = asResult(arrival.op, verdict);
    if (result.code === undefined || !JUDGED_AGAIN.has(result.code)) {
      answerOperation(batch, { ...arrival, hash, result }, record);
    }
    return { result, record };
  };
  const first = change && begins(change) ? firstOf(applying, change) : {};
  return first instanceof Promise ? first.then(answer) : answer(first);
}

function firstOf({ batch, beginnings }: Applying, { writing }: Change): Patch | Promise<Patch> {
  const { type, op, arrival } = writing;
  const newcomer = { id: op.id, receivedAt: arrival.receivedAt };
  return firstFieldsOf(beginnings, { type, turn: batch.turn, newcomer });
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
