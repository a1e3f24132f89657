import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';

import type { DBCore } from 'dexie';

import { storeOf, type AccountStore } from '../../../src/store/account-store';
import { sync, type Trigger } from '../../../src/sync/sync';
import { idOf, type Chance } from './chance';
import { rowsOf } from './rows-of';

/** One sync cycle of a page or worker. */
export interface Run {
  device: SimulatedDevice;
  /** A dead one opens no transaction and gets no response any more. */
  dead: boolean;
  /** Number of transactions until it dies; null for never. */
  fuse: number | null;
  /** The request whose response it waits for. */
  waitingFor: object | null;
  done: boolean;
}

/** The run whose code is executing: requests and transactions find their page or worker by it. */
export const scope = new AsyncLocalStorage<Run>();

type Snapshot = Record<string, unknown[]>;

const SNAPSHOTS_KEPT = 4;

class Died extends Error {}

/** A device with the real store and the real sync; the history controls its clock, crashes and power. */
export class SimulatedDevice {
  readonly store: AccountStore;
  /** The user whose session its browser has. */
  session: string | null;
  /** The error of its clock, in ms. */
  skew = 0;
  /** Number of transactions after which the next sync cycle dies. */
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

  /** Whether something runs that does not wait for the network. */
  get busy(): boolean {
    this.runs = this.runs.filter((run) => !run.done && !(run.dead && run.waitingFor));
    return this.runs.some((run) => !run.waitingFor);
  }

  crash(): void {
    for (const run of this.runs) run.dead = true;
  }

  /** Records what the disk would hold if the last transactions were not flushed. */
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

  /** A power failure: everything that ran is dead, and the last states of the database are lost. */
  async losePower(depth: number): Promise<void> {
    this.crash();
    // The last snapshot is the current state.
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

/** Ends a sync cycle after the number of transactions in its fuse, between two of them. */
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
