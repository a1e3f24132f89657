import type { RecordType } from '#shared/records/index';

import type { OutboxEntry } from '../../../../src/store/database';
import { readSyncState } from '../../../../src/store/sync-state';
import { Broken } from '../broken';
import type { SimulatedDevice } from '../device';
import { enteredPart, isSame, type Values } from './known';

/** What a person wants changed, as a screen hands it over. */
export interface Want {
  type: RecordType;
  id: string;
  act: string;
  patch: Values | null;
}

/** A change that a person was told is saved. */
export interface Entered extends Want {
  opId: string;
  user: string;
  device: string;
  /** Order in which all changes were really made, which no clock of the devices tells. */
  made: number;
  /** The device's clock then, in ms. */
  at: number;
  /** The server's row that the person saw: its number, and the history that the device counted in. */
  seen: { seq: number; epoch: string | null };
  /** Gone with the power, into a later change, or by its owner's will. */
  excused: 'power' | 'replaced' | 'discarded' | null;
  /** Whether an answer to it has reached its device alive. */
  isTold: boolean;
  /** Number of the record when it was applied, in the history of that name. */
  applied: { seq: number; epoch: string } | null;
}

type Shown = Pick<OutboxEntry, 'opId' | 'state' | 'type' | 'id'>;

/** Everything that people have entered: kept apart from all that is being tested. */
export class EverythingEntered {
  readonly byOp = new Map<string, Entered>();
  private readonly byDevice = new Map<string, Entered[]>();
  private made = 0;

  get count(): number {
    return this.made;
  }

  of(device: SimulatedDevice): Entered[] {
    return this.byDevice.get(device.name) ?? [];
  }

  /**
   * A change of which its device has not been told. Where it has, a late double means nothing to it, though
   * with its power it may have lost what it was told.
   */
  untold(opId: string): Entered | undefined {
    const entered = this.byOp.get(opId);
    return entered?.isTold ? undefined : entered;
  }

  /** Lets a person save changes on a device, and holds what is written down against what they wanted. */
  async record(
    device: SimulatedDevice,
    wants: Want[],
    save: () => Promise<unknown>,
  ): Promise<void> {
    const outbox = await device.store.db.outbox.orderBy('n').toArray();
    const expected = wants.map((want) => this.withRefused(want, outbox));
    await this.choose(device, expected, save);
  }

  /** The same where a person decides about what was refused: refused fields are in `wants` already. */
  async choose(device: SimulatedDevice, wants: Want[], act: () => Promise<unknown>): Promise<void> {
    const { outbox } = device.store.db;
    const before = await outbox.orderBy('n').toArray();
    const { epoch, reload } = await readSyncState(device.store);
    const seen: number[] = [];
    for (const want of wants) seen.push(await shownSeq(device, want));
    await act();
    const after = await outbox.orderBy('n').toArray();
    const known = new Set(before.map(({ opId }) => opId));
    const fresh = after.filter(({ opId }) => !known.has(opId));
    if (fresh.length !== wants.length) {
      throw new Broken('I1', `device ${device.name} saved ${String(fresh.length)} changes`);
    }
    for (const [index, entry] of fresh.entries()) {
      const position = { seq: seen[index] ?? 0, epoch: epoch ?? reload?.from ?? null };
      this.note(device, entry, { want: wants[index], seen: position });
    }
    this.leave(before, after, wants.length > 0 ? 'replaced' : 'discarded');
  }

  private note(
    { name, user, store }: SimulatedDevice,
    entry: OutboxEntry,
    { want, seen }: { want: Want | undefined; seen: Entered['seen'] },
  ): void {
    const { opId, type, id, act, patch, at, base } = entry;
    const says = { type, id, act, patch };
    if (!want || !isSame(says, want)) {
      throw new Broken(
        'I1',
        `device ${name} saved ${JSON.stringify(says)} for ${JSON.stringify(want)}`,
      );
    }
    if (at !== store.now() || base !== seen.seq) {
      throw new Broken('I6', `device ${name} saved ${id} at ${String(at)} on ${String(base)}`);
    }
    if (this.byOp.has(opId)) throw new Broken('I3', `${opId} was given out twice`);
    const made = { opId, user, device: name, made: this.made, at, seen };
    this.made += 1;
    const entered: Entered = { ...want, ...made, excused: null, isTold: false, applied: null };
    this.byOp.set(opId, entered);
    this.byDevice.set(name, [...(this.byDevice.get(name) ?? []), entered]);
  }

  private leave(before: Shown[], after: Shown[], reason: Entered['excused']): void {
    const there = new Set(after.map(({ opId }) => opId));
    for (const { opId } of before) {
      const entered = this.byOp.get(opId);
      if (entered && !there.has(opId)) entered.excused ??= reason;
    }
  }

  /** The power has gone: what was written last never was, and what had left the outbox is there again. */
  loseWhatWasWritten(device: SimulatedDevice, before: Shown[], after: Shown[]): void {
    // What had been taken in may be lost too: it is asked for again.
    for (const entered of this.of(device)) entered.applied = null;
    this.leave(before, after, 'power');
    for (const { opId } of after) {
      const entered = this.byOp.get(opId);
      if (entered) Object.assign(entered, { excused: null, isTold: false });
    }
  }

  /** A later change of a refused entry takes the refused fields along, under a new id. */
  private withRefused(want: Want, outbox: Shown[]): Want {
    if (want.act === 'del') return want;
    const entries = outbox.filter(({ type, id }) => type === want.type && id === want.id);
    const refused = entries.filter(({ state }) => state === 'rejected');
    if (refused.length === 0) return want;
    const isRestored = refused.some(({ opId }) => this.byOp.get(opId)?.act === 'restore');
    const patch = { ...this.refusedFields(entries), ...want.patch };
    return { ...want, act: isRestored ? 'restore' : want.act, patch };
  }

  /** Fields of refused changes that no later change has set. */
  refusedFields(entries: Shown[]): Values {
    const fields: Values = {};
    for (const { opId, state } of entries) {
      for (const [field, value] of Object.entries(this.byOp.get(opId)?.patch ?? {})) {
        if (state === 'rejected') fields[field] = value;
        else Reflect.deleteProperty(fields, field);
      }
    }
    return fields;
  }
}

/** Number of the server's row under what a device shows of a record; 0 for none. */
async function shownSeq({ store }: SimulatedDevice, { type, id }: Want): Promise<number> {
  const shadow = await store.db.shadow.get([type, id]);
  return shadow?.row.seq ?? (await store.db.records(type).get(id))?.seq ?? 0;
}

/** What a person sees of an entry, as far as people enter it. */
export async function shownFields({ store }: SimulatedDevice, want: Pick<Want, 'type' | 'id'>) {
  const row = await store.db.records(want.type).get(want.id);
  return enteredPart(want.type, (row?.data ?? {}) as Values);
}
