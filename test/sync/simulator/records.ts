import type { Op } from '#shared/sync/protocol';

import type { OutboxEntry } from '../../../src/store/database';
import type { SimulatedDevice } from './device';
import type { Message } from './network';

/** A change that a person was told is saved. */
export interface Promised {
  op: OutboxEntry;
  user: string;
  device: string;
  /** Order in which the changes of all devices were really made, which no clock of theirs tells. */
  made: number;
  /** Gone without having been sent, with the power; or gone on in a later change, or given up. */
  excused: 'power' | 'replaced' | null;
  sent: boolean;
}

/**
 * What a history has promised so far: kept apart from all that is being tested. A change is known by
 * what it is, not by its operation's id alone, which a wrong engine may give out twice.
 */
export class Records {
  readonly promises = new Map<string, Promised>();
  /** Requests that the server took although an operation in them was another person's. */
  readonly strangers: string[] = [];
  private made = 0;

  /** Notes what has come into a device's outbox by a person's act. */
  async noteActs(device: SimulatedDevice): Promise<void> {
    const { user, name } = device;
    for (const op of await device.store.db.outbox.orderBy('n').toArray()) {
      const key = keyOf(op);
      if (this.promises.has(key)) continue;
      this.made += 1;
      const promised = { op, user, device: name, made: this.made, excused: null, sent: false };
      this.promises.set(key, promised);
    }
  }

  async openIn(device: SimulatedDevice): Promise<Set<string>> {
    return new Set((await device.store.db.outbox.toArray()).map(keyOf));
  }

  /** What was in the outbox before and is not now has gone for a reason that excuses it. */
  async excuse(
    device: SimulatedDevice,
    before: Set<string>,
    reason: 'power' | 'replaced',
  ): Promise<void> {
    const now = await this.openIn(device);
    for (const key of before) {
      const promised = this.promises.get(key);
      if (promised && !now.has(key)) promised.excused ??= reason;
    }
  }

  noteRequest({ body, session, answer }: Message): void {
    const ops = (body as { ops?: Op[] }).ops ?? [];
    for (const op of ops) {
      const promised = this.promises.get(keyOf(op));
      if (!promised) continue;
      promised.sent = true;
      if (answer?.status === 200 && promised.user !== session) this.strangers.push(op.opId);
    }
  }
}

function keyOf({ opId, id, act, at }: Pick<Op, 'opId' | 'id' | 'act' | 'at'>): string {
  return [opId, id, act, at].join('/');
}
