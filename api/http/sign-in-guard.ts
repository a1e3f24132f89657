import { createHash } from 'node:crypto';

import type { Database, DatabaseTransaction } from '../store/database';
import { inTransaction } from '../store/in-transaction';
import {
  countTry,
  type DeviceOwner,
  forgetTries,
  isKnownDevice,
  pruneTries,
  takeTryBack,
} from '../store/sign-ins';
import { networkOf } from './caller';
import type { KnownDevice } from './known-device';
import type { Limit } from './rate-limiter';
import { type Refusal, refuse } from './refuse';

export interface TryLimits {
  near: Limit;
  far: Limit;
  slow: Limit;
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

export const PASSWORD_TRIES: TryLimits = {
  near: { most: 10, seconds: QUARTER },
  far: { most: 100, seconds: HOUR },
  slow: { most: 1, seconds: 30 },
};
export const RESET_TRIES: TryLimits = {
  near: { most: 5, seconds: HOUR },
  far: { most: 30, seconds: HOUR },
  slow: { most: 1, seconds: 10 * 60 },
};

export interface Attempt {
  /** Separates the counts of users' and administrators' names. */
  what: string;
  name: string;
  address: string;
  limits: TryLimits;
  device?: Pick<KnownDevice, 'hash' | 'kind'>;
  ownerId?: string | undefined;
}

export interface Counted {
  near: string;
  far: string | undefined;
}

interface GuardParts {
  db: Database;
  now: () => number;
}

/**
 * Counts sign-in attempts in the database, so that a restart does not reset them. Counts by name and network, so that
 * an attacker cannot lock out the owner on another network, and by name alone, with a much higher limit, against
 * attacks from many networks. Known devices have separate counts.
 */
export class SignInGuard {
  constructor(private readonly parts: GuardParts) {}

  /**
   * Counts before the password is checked, so that parallel attempts cannot exceed a limit.
   * @throws Refusal 'rate_limited'
   */
  async take(attempt: Attempt): Promise<Counted> {
    const counted = await inTransaction(this.parts.db, async (trx) => {
      await pruneTries(trx, this.parts.now());
      return (await this.isKnown(trx, attempt))
        ? this.takeKnown(trx, attempt)
        : this.takeUnknown(trx, attempt);
    });
    // Thrown outside the transaction, so that a refused attempt stays counted.
    if ('code' in counted) throw counted;
    return counted;
  }

  async forgive({ near, far }: Counted): Promise<void> {
    await inTransaction(this.parts.db, async (trx) => {
      await forgetTries(trx, near);
      if (far !== undefined) await takeTryBack(trx, far);
    });
  }

  private async isKnown(trx: DatabaseTransaction, { device, ownerId = '' }: Attempt) {
    if (device?.hash === undefined) return false;
    const owner: DeviceOwner = { kind: device.kind, owner_id: ownerId };
    return isKnownDevice(trx, owner, device.hash);
  }

  private async takeKnown(
    trx: DatabaseTransaction,
    { what, name, device, limits }: Attempt,
  ): Promise<Counted | Refusal> {
    const near = keyOf(what, name, 'device', device?.hash ?? '');
    return (await this.count(trx, near, limits.near)) ?? { near, far: undefined };
  }

  private async takeUnknown(
    trx: DatabaseTransaction,
    { what, name, address, limits }: Attempt,
  ): Promise<Counted | Refusal> {
    const near = keyOf(what, name, 'network', networkOf(address));
    // A refused attempt is not counted below, so one network alone never reaches the limit for all networks.
    const refused = await this.count(trx, near, limits.near);
    if (refused) return refused;
    const far = keyOf(what, name, 'everywhere');
    const many = await this.count(trx, far, limits.far);
    const slowed = many && (await this.count(trx, keyOf(what, name, 'slowed'), limits.slow));
    return slowed ?? { near, far };
  }

  private async count(
    trx: DatabaseTransaction,
    keyHash: string,
    { most, seconds }: Limit,
  ): Promise<Refusal | undefined> {
    const now = this.parts.now();
    const { count, until } = await countTry(trx, { keyHash, now, windowMs: seconds * 1_000 });
    if (count <= most) return undefined;
    return refuse('rate_limited', { retryAfter: Math.max(1, Math.ceil((until - now) / 1_000)) });
  }
}

/** Names and networks are stored only as this hash. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
