import { Broken } from '../broken';
import { asRow, type Answered, type ServerHistory } from './history-of-server';
import { differenceOf, copyOf, isSame, keyOf, wrongTime, type Kept, type Values } from './known';

// The parts of the protocol that are checked, as docs/sync-protocol.md describes them. Version 1 has numbers instead of
// results, and operations without `opId` or `base`.
export interface SentOp {
  opId?: string;
  type: string;
  id: string;
  act: string;
  patch: Values | null;
  base?: number;
  at: number;
  /** In another epoch: when what the user had seen was last changed, in ms. */
  after?: number;
}

export interface SyncBody {
  userId: string;
  replicaId: string;
  epoch: string | null;
  cursor: number;
  sentAt: number;
  ops: SentOp[];
}

interface SentRow {
  type: string;
  id: string;
  seq: number;
  deleted: boolean;
  data: Values | null;
  /** When its fields last changed, in ms; `*` for all fields that are not named. */
  times?: Record<string, number>;
}

interface Result {
  opId: string;
  status: string;
  code?: string;
  lost?: string[];
  row?: SentRow | null;
  /**
   * If the operation created its record exactly as it says: the record's sequence number and time, instead of a row.
   */
  seq?: number;
  at?: number;
}

export interface SyncAnswer {
  epoch: string;
  cursor: number;
  results: (number | Result)[];
  changes: SentRow[];
}

interface Model {
  readonly now: ServerHistory;
}

interface Checking {
  body: SyncBody;
  said: SyncAnswer;
  expected: Answered[];
  model: Model;
}

/** Checks a response against the expected one: every result with its `lost`, and every row. */
export function checkAnswer({ body, said, expected, model }: Checking): void {
  if (said.results.length !== expected.length) throw new Broken('I3', 'an operation has no result');
  const made = new Set<number>();
  for (const [index, result] of said.results.entries()) {
    const op = body.ops[index];
    const wanted = expected[index];
    if (!op || !wanted) continue;
    const number = typeof result === 'number' ? result : result.seq;
    if (number !== undefined) made.add(checkMade(model, op, { ...asObject(result), seq: number }));
    checkResult(op, result, wanted);
    // Of several changes of one record, only the last result has the current row.
    const isLast = body.ops.findLastIndex(({ id }) => id === op.id) === index;
    if (isLast && typeof result !== 'number' && result.row) checkRow(model, result.row);
  }
  for (const row of said.changes) checkRow(model, row);
  checkPage(model, { body, said, made });
}

function checkResult(op: SentOp, result: number | Result, wanted: Answered): void {
  const opId = op.opId ?? op.id;
  const given: Result = { opId, status: 'applied', ...asObject(result) };
  if (given.opId !== opId) throw new Broken('I3', `${opId} has another's result`);
  if (wanted.isBroughtBack) return;
  const { status, code, lost = [] } = given;
  if (status !== wanted.status || code !== wanted.code) {
    throw new Broken(
      'I3',
      `${op.act} of ${op.id} was ${status} ${code ?? ''}, not ${wanted.status}`,
    );
  }
  if (!isSame([...lost].sort(), [...wanted.lost].sort())) {
    throw new Broken('lost', `${op.id} was told ${lost.join()} and lost ${wanted.lost.join()}`);
  }
}

function asObject(result: number | Result): Partial<Result> {
  return typeof result === 'number' ? {} : result;
}

/** The device creates the row on its own: with this sequence number, and this time for every field. */
function checkMade(
  { now }: Model,
  { type, id }: SentOp,
  { seq, at }: { seq: number; at?: number },
): number {
  const kept = now.records.get(keyOf({ type, id }));
  const times = new Set([...(kept?.fields.values() ?? [])].map((stamp) => stamp.at));
  if (kept?.seq !== seq || (at !== undefined && (times.size !== 1 || !times.has(at)))) {
    throw new Broken('I4', `${id} was made under another number or time`);
  }
  return seq;
}

/** The field versions in a sent row are the times of the changes; version 1 had none. */
function checkTimes(kept: Kept, row: SentRow): void {
  const wrong = row.times && wrongTime(kept, row.times);
  if (wrong) throw new Broken('I6', `${wrong} of ${keyOf(row)} came down under another time`);
}

/** A sent row equals the server's row. */
function checkRow({ now }: Model, row: SentRow): void {
  const kept = now.records.get(keyOf(row));
  if (!kept) throw new Broken('I4', `${keyOf(row)} came down and nobody made it`);
  if (kept.seq !== row.seq) throw new Broken('I4', `${keyOf(row)} came down under another number`);
  const wrong = differenceOf(copyOf(kept), asRow({ ...row }));
  if (wrong) throw new Broken('I4', `${wrong} of ${keyOf(row)} came down otherwise`);
  checkTimes(kept, row);
}

/** The page contains all changes after the cursor, except rows that a result's number replaces. */
function checkPage(
  model: Model,
  { body, said, made }: { body: SyncBody; said: SyncAnswer; made: Set<number> },
): void {
  const inPage = new Set(said.changes.map(({ seq }) => seq));
  for (const seq of model.now.numbersOf(body.userId)) {
    const isDue = seq > body.cursor && seq <= said.cursor;
    if (isDue && !inPage.has(seq) && !made.has(seq)) {
      throw new Broken('I5', `number ${String(seq)} was left out of a page`);
    }
  }
}
