import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';

import type { DBCore } from 'dexie';

import { storeOf, type AccountStore } from '../../../src/store/account-store';
import { sync, type Trigger } from '../../../src/sync/sync';
import { idOf, type Chance } from './chance';
import { rowsOf } from './rows-of';

/** One page's or worker's round of sync. */
export interface Run {
  device: SimulatedDevice;
  /** A dead one opens no transaction and gets no answer any more. */
  dead: boolean;
  /** Transactions until it dies; null for never. */
  fuse: number | null;
  /** The request whose answer it waits for. */
  waitingFor: object | null;
  done: boolean;
}

/** Whose code is running: requests and transactions find their page or worker by it. */
export const scope = new AsyncLocalStorage<Run>();

type Snapshot = Record<string, unknown[]>;

const SNAPSHOTS_KEPT = 4;

class Died extends Error {}

/** A device with the real store and the real sync; its clock, its death and its power are the history's. */
export class SimulatedDevice {
  readonly store: AccountStore;
  /** Whose session its browser holds. */
  session: string | null;
  /** What its clock is wrong by, in ms. */
  skew = 0;
  /** Transactions after which the next round dies. */
  nextFuse: number | null = null;
  runs: Run[] = [];
  private snapshots: Snapshot[] = [];

  constructor(
    readonly name: string,
    readonly user: string,
    { now, chance }: { now: () => number; chance: Chance },
  ) {
    const clock = () => Math.max(0, Math.round(now() + this.skew));
    const { db } = storeOf(user, `sim-${name}-${String(Math.random()).slice(2)}`);
    this.store = { userId: user, db, now: clock, newId: () => idOf(chance, clock()) };
    this.session = user;
    db.use({ stack: 'dbcore', name: 'fuse', create: burning });
  }

  start(trigger: Trigger): void {
    const run: Run = {
      device: this,
      dead: false,
      fuse: this.nextFuse,
      waitingFor: null,
      done: false,
    };
    this.nextFuse = null;
    this.runs.push(run);
    const end = () => {
      run.done = true;
    };
    void scope
      .run(run, async () => sync(this.store, { trigger, deadline: Infinity }))
      .then(end, end);
  }

  /** Whether something runs that is not waiting for the network. */
  get busy(): boolean {
    this.runs = this.runs.filter((run) => !run.done && !(run.dead && run.waitingFor));
    return this.runs.some((run) => !run.waitingFor);
  }

  crash(): void {
    for (const run of this.runs) run.dead = true;
  }

  /** Notes what the disk would hold, if the last transactions were not flushed. */
  async remember(): Promise<void> {
    const { db } = this.store;
    const snapshot: Snapshot = Object.fromEntries(
      await rowsOf(
        db,
        db.tables.map(({ name }) => name),
      ),
    );
    const isNew = !isDeepStrictEqual(snapshot, this.snapshots.at(-1));
    if (isNew) this.snapshots = [...this.snapshots, snapshot].slice(-SNAPSHOTS_KEPT);
  }

  /** The power goes: everything that ran is dead, and the last states of the database never were. */
  async losePower(depth: number): Promise<void> {
    this.crash();
    // The last one is how things are now.
    const back = Math.min(this.snapshots.length, 2 + Math.floor(depth * (SNAPSHOTS_KEPT - 1)));
    const snapshot = this.snapshots.at(-back);
    if (!snapshot) return;
    this.snapshots = [];
    const { db } = this.store;
    await db.transaction('rw', db.tables, async () => {
      for (const table of db.tables) {
        await table.clear();
        await table.bulkAdd(snapshot[table.name] ?? []);
      }
    });
  }
}

/** Ends a round after as many transactions as its fuse is long, between one and the next. */
function burning(core: DBCore): DBCore {
  return {
    ...core,
    transaction: (tables, mode, options) => {
      const run = scope.getStore();
      if (run) burn(run);
      return core.transaction(tables, mode, options);
    },
  };
}

function burn(run: Run): void {
  if (run.fuse !== null) {
    run.fuse -= 1;
    if (run.fuse < 0) run.dead = true;
  }
  if (run.dead) throw new Died('This round is dead.');
}
