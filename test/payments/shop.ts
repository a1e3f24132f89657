import { updateUserEmailHandler } from '../../api/features/admin/users/user-account';
import { updateUserStatusHandler } from '../../api/features/admin/users/update-user-status';
import { deleteUserHandler } from '../../api/features/admin/users/user-account';
import { reconcile } from '../../api/features/billing/reconcile';
import { Refusal } from '../../api/http/refuse';
import { makeAdmin } from '../kit/desk';
import { PayingApi } from '../kit/stripe/paying-api';

const START = Date.parse('2026-11-22T12:00:00Z');
const QUIET_TRIES = 100_000;

export type Given = 'free' | 'premium' | 'cancelled';

/** The real server and the fake Stripe server on one clock, with an administrator. */
export class Shop {
  private admin = { id: '', username: 'herman' };

  private constructor(
    readonly house: PayingApi,
    private readonly clock: { now: number },
  ) {}

  static async open(): Promise<Shop> {
    const clock = { now: START };
    const house = await PayingApi.start({ TRIAL_DAYS: '7' }, () => clock.now);
    const shop = new Shop(house, clock);
    shop.admin.id = await makeAdmin(house.api, shop.admin);
    return shop;
  }

  get now(): number {
    return this.clock.now;
  }

  /** Advances the time, here and at Stripe. */
  pass(ms: number): void {
    this.clock.now += ms;
    this.house.stripe.passTime();
  }

  /** Runs everything that the host's timer runs. */
  async reconcile(): Promise<void> {
    await reconcile(this.house.api.services.billing);
    await this.quiet();
  }

  /** Waits until no job is due or running. */
  async quiet(): Promise<void> {
    const { db, jobs } = this.house.api.services;
    for (let tries = 0; tries < QUIET_TRIES; tries += 1) {
      const due = await db
        .selectFrom('jobs')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('state', '=', 'running'),
            eb.and([eb('state', '=', 'queued'), eb('run_at', '<=', this.now)]),
          ]),
        )
        .executeTakeFirst();
      if (!due) return;
      jobs.wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('The jobs do not come to rest.');
  }

  async setStatus(id: string, status: Given): Promise<void> {
    await updateUserStatusHandler(this.house.api.services)(this.call({ status }, id));
  }

  async setEmail(id: string, email: string): Promise<void> {
    await updateUserEmailHandler(this.house.api.services)(this.call({ email }, id));
  }

  async remove(id: string): Promise<void> {
    await deleteUserHandler(this.house.api.services)(this.call({}, id));
  }

  async close(): Promise<void> {
    await this.house.stop();
  }

  // Called directly: over HTTP an administrator would have to sign in again every eight hours of this clock.
  private call(input: object, id: string) {
    const origin = { address: '127.0.0.1', requestId: 'walk' };
    return { input, params: { id }, admin: this.admin, origin } as never;
  }
}

/** Whether a call was refused with a reason, and did not fail. */
export function isRefused(error: unknown): boolean {
  return error instanceof Refusal;
}
