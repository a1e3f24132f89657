// What devices know of records when the server was restored to a backup: recorded when they begin their full reload,
// and compared with what they recover after it.
import { RECORD_TYPES } from '#shared/records/index';

import type { LocalRow } from '../../../../src/store/database';
import { readSyncState, type SyncState } from '../../../../src/store/sync-state';
import { Broken } from '../broken';
import type { SimulatedDevice } from '../device';
import { rowsOf } from '../rows-of';
import { knownLater, mergedByTimes } from './by-times';
import { copyOf, differenceOf, keyOf, wrongTime, type Known } from './known';
import { asRow } from './history-of-server';
import type { Model } from './model';

interface Loading {
  generation: number;
  isRunning: boolean;
}

interface HeldRow {
  key: string;
  generation: number;
  row: Record<string, unknown>;
}

export class ReturningDevices {
  private readonly loadings = new Map<string, Loading>();

  constructor(private readonly model: Model) {}

  /** Call it whenever a device may have begun or ended a full reload. */
  async look(device: SimulatedDevice): Promise<void> {
    const state = await readSyncState(device.store);
    const before = this.loadings.get(device.name) ?? { generation: 0, isRunning: false };
    const { generation, reload } = state;
    this.loadings.set(device.name, { generation, isRunning: reload !== null });
    if (reload && generation !== before.generation) await this.begin(device, state);
    if (!reload && before.isRunning) await this.end(device, state);
  }

  /** Records what a device has of its epoch. */
  private async begin(device: SimulatedDevice, state: SyncState): Promise<void> {
    const waiting = await this.broughtBack(device);
    const before = this.model.returning.get(device.name) ?? new Map<string, Known>();
    const known = new Map([...before].filter(([key]) => waiting.has(key)));
    for (const { key, generation, row } of await heldRows(device)) {
      if (generation >= state.generation) continue;
      const held = this.heldState(key, row, state.reload?.from ?? null);
      const queued = known.get(key);
      known.set(key, queued ? mergedByTimes(queued, held) : held);
    }
    this.model.returning.set(device.name, known);
  }

  /** What a device knows later than the server is in its outbox again; the rest has come with the rows. */
  private async end(device: SimulatedDevice, { epoch }: SyncState): Promise<void> {
    const known = this.model.returning.get(device.name) ?? new Map<string, Known>();
    const waiting = await this.broughtBack(device);
    const rows = new Map((await heldRows(device)).map((held) => [held.key, held.row]));
    const history = this.model.historyCalled(epoch);
    for (const [key, held] of known) {
      if (waiting.has(key)) continue;
      const server = history?.stateOf(key, Number(rows.get(key)?.['seq'] ?? 0));
      const later = history === this.model.now && knownLater(held, server);
      if (later)
        throw new Broken('I1', `device ${device.name} does not bring back ${later} of ${key}`);
      known.delete(key);
    }
  }

  /** Records with changes in an outbox that no user entered. */
  private async broughtBack({ store }: SimulatedDevice): Promise<Set<string>> {
    const entries = await store.db.outbox.toArray();
    return new Set(entries.filter(({ opId }) => !this.model.entered.byOp.has(opId)).map(keyOf));
  }

  /** The state of a record that equals a device's row. Throws if the server never had that row. */
  private heldState(key: string, row: Record<string, unknown>, epoch: string | null): Known {
    const own = this.model.historyCalled(epoch);
    const others = [...this.model.histories].reverse();
    const seen = asRow(row);
    const times = row['times'] as Record<string, number>;
    for (const history of own ? [own, ...others] : others) {
      const state = history.stateOf(key, seen.seq);
      // Two epochs may have given the same record the same sequence number, each at its own time.
      if (!state || wrongTime(state, times) !== undefined) continue;
      if (differenceOf(copyOf(state), seen) === undefined) return copyOf(state);
    }
    throw new Broken('I7', `${key} is held as the server never had it`);
  }
}

/** The server's rows that a device has, without its own changes. */
async function heldRows({ store }: SimulatedDevice): Promise<HeldRow[]> {
  const shadows = await store.db.shadow.toArray();
  const underneath = new Map(shadows.map((shadow) => [keyOf(shadow), shadow]));
  const held: HeldRow[] = [];
  for (const [type, rows] of await rowsOf<LocalRow<object>>(store.db, RECORD_TYPES)) {
    for (const local of rows) {
      const key = keyOf({ type, id: local.id });
      const shadow = underneath.get(key);
      const row = shadow ? shadow.row : { ...local, type };
      const { generation } = shadow ?? local;
      if (row.seq > 0) held.push({ key, generation, row: { ...row } });
    }
  }
  return held;
}
