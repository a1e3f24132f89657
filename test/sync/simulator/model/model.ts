import type { SimulatedDevice } from '../device';
import type { Message } from '../network';
import { Broken } from '../broken';
import { mergedByTimes } from './by-times';
import { checkAnswer, type SentOp, type SyncAnswer, type SyncBody } from './check-answer';
import { decide, timeOf } from './conflict-rules';
import { EverythingEntered, type Entered } from './entered';
import {
  asRow,
  isVisible,
  ServerHistory,
  type Answered,
  type ServerRow,
} from './history-of-server';
import { isSame, keyOf, type Known } from './known';

/** A user's records above a sequence number, in ascending order. */
type ReadRows = (user: string, above: number) => Promise<Record<string, unknown>[]>;

/**
 * What the server must store and answer, derived only from what users entered and from the documented rules. It shares
 * no code with the engine, and is compared with every response and every row.
 */
export class Model {
  readonly entered = new EverythingEntered();
  /** What devices know of records from before a restore, by device and record. */
  readonly returning = new Map<string, Map<string, Known>>();
  readonly histories = [new ServerHistory()];
  private backup: ServerHistory | undefined;
  /** Every operation that was answered in any epoch. */
  readonly everAnswered = new Set<string>();

  constructor(
    private readonly users: string[],
    private readonly rows: ReadRows,
  ) {}

  get now(): ServerHistory {
    const history = this.histories.at(-1);
    if (!history) throw new Error('There is no history.');
    return history;
  }

  get wasSetBack(): boolean {
    return this.histories.length > 1;
  }

  takeBackup(): void {
    this.backup = this.now.copy();
  }

  putBack(): void {
    if (this.backup) this.histories.push(this.backup.copy());
  }

  /** Whether an operation was rejected in any epoch. */
  wasRefused(opId: string): boolean {
    return this.histories.some(({ answered }) => answered.get(opId)?.status === 'rejected');
  }

  historyCalled(epoch: string | null): ServerHistory | undefined {
    return this.histories.find((history) => history.epoch === epoch && epoch !== null);
  }

  /** Decides a request independently, and compares the result with the server's response. */
  async takeIn(message: Message, serverTime: number): Promise<void> {
    const { answer } = message;
    const isSync = Array.isArray((message.body as Partial<SyncBody>).ops);
    if (!isSync || answer?.status !== 200) {
      await this.look();
      return;
    }
    const body = message.body as SyncBody;
    const said = JSON.parse(answer.text) as SyncAnswer;
    this.checkHistory(body, said);
    if (body.sentAt !== message.clock) throw new Broken('I6', 'a request tells another clock');
    const expected = body.ops.map((op) => this.decideOne(message, op, serverTime));
    await this.look();
    this.noteApplied(body, expected);
    checkAnswer({ body, said, expected, model: this });
  }

  private noteApplied({ ops }: SyncBody, expected: Answered[]): void {
    for (const [index, { opId, type, id }] of ops.entries()) {
      const entered = this.entered.untold(opId ?? id);
      const { seq } = this.now.records.get(keyOf({ type, id })) ?? {};
      if (!entered || seq === undefined || expected[index]?.status !== 'applied') continue;
      entered.applied ??= { seq, epoch: this.now.epoch ?? '' };
    }
  }

  /** Checks what the server has changed since the last check. */
  async look(): Promise<void> {
    for (const user of this.users) this.now.look(await this.changed(user));
    this.now.checkWritten();
  }

  private async changed(user: string): Promise<ServerRow[]> {
    const rows = await this.rows(user, this.now.seqOf(user));
    return rows.map((row) => ({ ...asRow(row), user }));
  }

  private checkHistory({ epoch }: SyncBody, said: SyncAnswer): void {
    const isNew = this.histories.every((history) => history.epoch !== said.epoch);
    if (this.now.epoch === null && isNew) this.now.epoch = said.epoch;
    if (this.now.epoch !== said.epoch)
      throw new Broken('I5', 'an answer counts in another history');
    if (epoch !== null && epoch !== said.epoch) {
      throw new Broken('I5', 'a request that counts in another history was taken');
    }
  }

  private decideOne({ device, body, session }: Message, sent: SentOp, now: number): Answered {
    const { replicaId, sentAt } = body as SyncBody;
    const opId = sent.opId ?? sent.id;
    const entered = this.entered.byOp.get(opId);
    const corrected = timeOf({ at: sent.at, sentAt }, now, this.now.lastAt.get(replicaId) ?? 0);
    // A recover operation says nothing about the order of a device's own changes.
    if (sent.act !== 'recover') this.now.lastAt.set(replicaId, corrected);
    const seenAt = sent.after === undefined ? 0 : Math.min(sent.after, now) + 1;
    const at = Math.max(corrected, seenAt);
    if (entered && entered.user !== session) {
      throw new Broken('I8', `${opId} taken under another session`);
    }
    const known = this.now.answered.get(opId);
    if (entered) checkSent(this, entered, { sent, body: body as SyncBody });
    if (known) return known;
    const answer = entered
      ? this.decideEntered(entered, { at, replica: replicaId, base: sent.base ?? 0 })
      : this.bringBack(device, sent);
    this.now.answered.set(opId, answer);
    this.everAnswered.add(opId);
    return answer;
  }

  private decideEntered(
    entered: Entered,
    arrival: { at: number; replica: string; base: number },
  ): Answered {
    const key = keyOf(entered);
    const { next, ...answer } = decide(this.now.records.get(key), { ...entered, ...arrival });
    // A change that wins gets a sequence number, whatever it contains.
    if (next) this.now.change(key, next, true);
    return answer;
  }

  /** A change that no user entered is right only if a device knows a record from before a restore. */
  private bringBack(device: SimulatedDevice, sent: SentOp): Answered {
    const key = keyOf(sent);
    const known = this.returning.get(device.name)?.get(key);
    if (!known)
      throw new Broken(
        'I3',
        `device ${device.name} sent ${sent.act} of ${key}, which nobody entered`,
      );
    const before = this.now.records.get(key);
    const merged = { ...mergedByTimes(before, known), seq: before?.seq ?? 0 };
    this.now.change(key, merged, isVisible(before, merged) && !merged.either);
    return { status: 'applied', lost: [], isBroughtBack: true };
  }
}

/** A sent change must equal what was entered; its `base` counts only in the epoch in which it was made. */
function checkSent(
  model: Model,
  entered: Entered,
  { sent, body }: { sent: SentOp; body: SyncBody },
): void {
  const { type, id, act, patch, at, seen, opId } = entered;
  const says = { type: sent.type, id: sent.id, act: sent.act, patch: sent.patch, at: sent.at };
  if (!isSame(says, { type, id, act, patch, at })) {
    throw new Broken('I1', `${opId} went up otherwise than it was entered`);
  }
  const isSure = seen.epoch !== null && body.epoch !== null;
  const bases = isSure ? [seen.epoch === model.now.epoch ? seen.seq : 0] : [seen.seq, 0];
  if (!bases.includes(sent.base ?? 0)) {
    throw new Broken('I6', `${opId} went up on ${String(sent.base)}, made on ${String(seen.seq)}`);
  }
}
