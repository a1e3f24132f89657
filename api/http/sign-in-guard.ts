import { createHash } from 'node:crypto';

import type { Database, DatabaseTransaction } from '../store/database';
import { inTransaction } from '../store/in-transaction';
import { isKnownDevice, type DeviceOwner } from '../store/known-devices';
import { countTry, forgetTries, pruneTries, takeTryBack } from '../store/sign-in-tries';
import { networkOf } from './caller';
import type { KnownDevice } from './known-device';
import type { Limit } from './rate-limit';
import { refuse, type Refusal } from './refuse';

/** How often something may be tried. */
export interface TryLimits {
  /** On one name from one network, or from one device that its owner signed in on before. */
  near: Limit;
  /** On one name from all other networks together; what goes beyond is slowed down. */
  far: Limit;
  /** How often it may still be tried then. */
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
  /** What is tried: names of users and of administrators are counted apart. */
  what: string;
  name: string;
  address: string;
  limits: TryLimits;
  /** What the request shows of its device, and whose the name is, where it is anybody's. */
  device?: Pick<KnownDevice, 'hash' | 'kind'>;
  ownerId?: string | undefined;
}

/** Tries that were counted, to be taken back where one of them was right. */
export interface Counted {
  near: string;
  far: string | undefined;
}

interface GuardParts {
  db: Database;
  now: () => number;
}

/**
 * Counts tries at passwords, in the database, so that a restart forgives nothing. They count by name and network:
 * somebody who tries at a name locks its owner out nowhere else. By name alone they are slowed down at a much
 * higher number, against many networks at once; a device on which the owner signed in before is counted by
 * itself. A name that nobody has is counted the same way.
 */
export class SignInGuard {
  constructor(private readonly parts: GuardParts) {}

  /** Counts a try before it is looked at: many at once pass no limit. @throws Refusal 'rate_limited' */
  async take(attempt: Attempt): Promise<Counted> {
    const counted = await inTransaction(this.parts.db, async (trx) => {
      await pruneTries(trx, this.parts.now());
      return (await this.isKnown(trx, attempt))
        ? this.takeKnown(trx, attempt)
        : this.takeUnknown(trx, attempt);
    });
    // Thrown outside: the count of a try that is refused stays.
    if ('code' in counted) throw counted;
    return counted;
  }

  /** One of the tries was right. */
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
    // One network alone never reaches the limit of them all: what is refused here is not counted there.
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

/** Names and networks are in the database as this alone, and for as long as they count. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
