import type { RecordType } from '#shared/records/index';

import type { OutboxEntry } from '../../../../src/store/database';
import { readSyncState } from '../../../../src/store/sync-state';
import { Broken } from '../broken';
import type { SimulatedDevice } from '../device';
import { enteredPart, isSame, type Values } from './known';

/** A change that a user wants, as a screen passes it to the store. */
export interface Want {
  type: RecordType;
  id: string;
  act: string;
  patch: Values | null;
}

/** A change that a user was told is saved. */
export interface Entered extends Want {
  opId: string;
  user: string;
  device: string;
  /** The order in which all changes were really made, independent of the devices' clocks. */
  made: number;
  /** The device's clock at that time, in ms. */
  at: number;
  /** The server's row that the user saw: its sequence number, and the device's epoch. */
  seen: { seq: number; epoch: string | null };
  /** Why it need not be answered: lost in a power failure, replaced by a later change, or discarded by the user. */
  excused: 'power' | 'replaced' | 'discarded' | null;
  /** Whether a response to it has reached its device alive. */
  isTold: boolean;
  /** The record's sequence number when it was applied, with the epoch. */
  applied: { seq: number; epoch: string } | null;
}

type Shown = Pick<OutboxEntry, 'opId' | 'state' | 'type' | 'id'>;

/** Everything that users have entered, stored separately from the code under test. */
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
   * A change whose response the device has not got. If it has, a late duplicate means nothing to it, though it may have
   * lost that response in a power failure.
   */
  untold(opId: string): Entered | undefined {
    const entered = this.byOp.get(opId);
    return entered?.isTold ? undefined : entered;
  }

  /** Lets a user save changes on a device, and checks what is stored against what they wanted. */
  async record(
    device: SimulatedDevice,
    wants: Want[],
    save: () => Promise<unknown>,
  ): Promise<void> {
    const outbox = await device.store.db.outbox.orderBy('n').toArray();
    const expected = wants.map((want) => this.withRefused(want, outbox));
    await this.choose(device, expected, save);
  }

  /** The same if a user decides about rejected changes: rejected fields are already in `wants`. */
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

  /** A power failure: the last writes never happened, and what had left the outbox is there again. */
  loseWhatWasWritten(device: SimulatedDevice, before: Shown[], after: Shown[]): void {
    // Received rows may be lost too: they are requested again.
    for (const entered of this.of(device)) entered.applied = null;
    this.leave(before, after, 'power');
    for (const { opId } of after) {
      const entered = this.byOp.get(opId);
      if (entered) Object.assign(entered, { excused: null, isTold: false });
    }
  }

  /** A later change of a rejected entry includes the rejected fields, under a new id. */
  private withRefused(want: Want, outbox: Shown[]): Want {
    if (want.act === 'del') return want;
    const entries = outbox.filter(({ type, id }) => type === want.type && id === want.id);
    const refused = entries.filter(({ state }) => state === 'rejected');
    if (refused.length === 0) return want;
    const isRestored = refused.some(({ opId }) => this.byOp.get(opId)?.act === 'restore');
    const patch = { ...this.refusedFields(entries), ...want.patch };
    return { ...want, act: isRestored ? 'restore' : want.act, patch };
  }

  /** Fields of rejected changes that no later change has set. */
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

/** Sequence number of the server's row below the displayed one of a record; 0 for none. */
async function shownSeq({ store }: SimulatedDevice, { type, id }: Want): Promise<number> {
  const shadow = await store.db.shadow.get([type, id]);
  return shadow?.row.seq ?? (await store.db.records(type).get(id))?.seq ?? 0;
}

/** What a user sees of an entry, limited to fields that users enter. */
export async function shownFields({ store }: SimulatedDevice, want: Pick<Want, 'type' | 'id'>) {
  const row = await store.db.records(want.type).get(want.id);
  return enteredPart(want.type, (row?.data ?? {}) as Values);
}
