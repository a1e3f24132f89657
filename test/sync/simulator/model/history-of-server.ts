import { Broken } from '../broken';
import { copyOf, differenceOf, isSame, keyOf, type Kept, type Known, type Values } from './known';

export interface Answered {
  status: 'applied' | 'rejected';
  code?: string;
  lost: string[];
  /** Not made by a user: what a device knew from before a restore. */
  isBroughtBack?: boolean;
}

export interface ServerRow {
  user: string;
  type: string;
  id: string;
  seq: number;
  deleted: boolean;
  data: Values | null;
}

/** One epoch of the server, between two restores: what it must store, and everything that it ever stored. */
export class ServerHistory {
  /** The epoch's name, once a response has shown it. */
  epoch: string | null = null;
  records = new Map<string, Kept>();
  /** Responses that were given, by operation. */
  answered = new Map<string, Answered>();
  /** Corrected time of each replica's last change. */
  lastAt = new Map<string, number>();
  /** Every state that a record had, by sequence number. */
  private readonly states = new Map<string, Map<number, Known>>();
  private lastSeq = new Map<string, number>();
  private owners = new Map<string, string>();
  /** Records that the server must have written at the next check. */
  private readonly due = new Set<string>();

  /** The server as in a backup: a new epoch starts from there. */
  copy(): ServerHistory {
    const copy = new ServerHistory();
    copy.records = new Map([...this.records].map(([key, kept]) => [key, copyOf(kept)]));
    copy.answered = new Map(this.answered);
    copy.lastAt = new Map(this.lastAt);
    copy.lastSeq = new Map(this.lastSeq);
    copy.owners = new Map(this.owners);
    for (const [key, kept] of copy.records) {
      copy.states.set(key, new Map([[kept.seq, copyOf(kept)]]));
    }
    return copy;
  }

  /** Sets a record's next state; if it is visible, the server has to write it. */
  change(key: string, next: Kept, isVisible: boolean): void {
    this.records.set(key, next);
    if (isVisible) this.due.add(key);
  }

  stateOf(key: string, seq: number): Known | undefined {
    return this.states.get(key)?.get(seq);
  }

  /** The last sequence number given to a user's records. */
  seqOf(user: string): number {
    return this.lastSeq.get(user) ?? 0;
  }

  /** Current sequence numbers of a user's records. */
  numbersOf(user: string): number[] {
    return [...this.records].flatMap(([key, { seq }]) =>
      this.owners.get(key) === user ? seq : [],
    );
  }

  /** Records that a user must have on the server. */
  keysOf(user: string): string[] {
    return [...this.records.keys()].filter((key) => this.owners.get(key) === user);
  }

  /** Checks rows that the server has changed against the expected ones, and that no due row is missing. */
  look(rows: ServerRow[]): void {
    for (const row of rows) {
      const key = keyOf(row);
      const kept = this.records.get(key);
      if (!kept) throw new Broken('I3', `${key} is on the server and nobody made it`);
      const wrong = differenceOf(kept, row);
      if (wrong) throw new Broken('I1', `${wrong} of ${key} is not what was entered`);
      this.owners.set(key, row.user);
      this.lastSeq.set(row.user, row.seq);
      this.number(key, kept, row.seq);
    }
  }

  /** Call it after all users' rows were checked. */
  checkWritten(): void {
    const [missing] = this.due;
    if (missing) throw new Broken('I1', `a change of ${missing} was acknowledged and not kept`);
  }

  private number(key: string, kept: Kept, seq: number): void {
    kept.seq = seq;
    for (const [field, stamp] of kept.fields) {
      if (stamp.seq === Infinity) kept.fields.set(field, { ...stamp, seq });
    }
    const states = this.states.get(key) ?? new Map<number, Known>();
    this.states.set(key, states.set(seq, copyOf(kept)));
    this.due.delete(key);
  }
}

/** Whether a user could see that a record has another state. */
export function isVisible(before: Known | undefined, after: Known): boolean {
  if (before?.deleted !== after.deleted) return true;
  return [...after.fields].some(
    ([field, { value }]) => !isSame(value, before.fields.get(field)?.value),
  );
}

export function asRow(row: Record<string, unknown>): Omit<ServerRow, 'user'> {
  const { type, id, seq, deleted, data } = row;
  return {
    type: String(type),
    id: String(id),
    seq: Number(seq),
    deleted: deleted === 1 || deleted === true,
    data: typeof data === 'string' ? (JSON.parse(data) as Values | null) : (data as Values | null),
  };
}
