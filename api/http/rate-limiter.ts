import { hash, randomBytes } from 'node:crypto';

import { CountingTable, type KeyHash, type Tries } from './counting-table';
import { refuse } from './refuse';

export interface Limit {
  most: number;
  seconds: number;
}

const TABLES = 256;
/** For each table. All tables together hold 2.5 million keys in 84 MB. */
const SLOTS_MAX = 16_384;
const SHARED_SLOTS = 65_536;

/**
 * Never forgets a key during its window. If there are too many keys, new ones share counters, so they may be refused
 * early but never late.
 */
export class RateLimiter {
  // Small tables: growing one is quick.
  private readonly tables: CountingTable[];
  private readonly shared = new CountingTable(4 * SHARED_SLOTS);
  // Random, so that attackers cannot choose keys that collide.
  private readonly salt = randomBytes(16).toString('base64');

  /** @param slotsMax the most slots of each table */
  constructor(
    private readonly now: () => number,
    slotsMax = SLOTS_MAX,
  ) {
    this.tables = Array.from({ length: TABLES }, () => new CountingTable(slotsMax));
  }

  take(key: string, { most, seconds }: Limit): void {
    const now = this.now();
    const { count, until } = this.add(this.hashOf(key), now, seconds * 1_000);
    if (count <= most) return;
    throw refuse('rate_limited', { retryAfter: Math.max(1, Math.ceil((until - now) / 1_000)) });
  }

  forgive(key: string): void {
    const hashed = this.hashOf(key);
    this.tableOf(hashed).forget(hashed);
  }

  get size(): number {
    const now = this.now();
    return this.tables.reduce((sum, table) => sum + table.live(now), this.shared.live(now));
  }

  get bytes(): number {
    return this.tables.reduce((sum, table) => sum + table.bytes, this.shared.bytes);
  }

  private add(hashed: KeyHash, now: number, windowMs: number): Tries {
    const own = this.tableOf(hashed).add(hashed, now, windowMs);
    // All keys with the same slot share a counter.
    const place = hashed[1] % SHARED_SLOTS;
    const tries = own ?? this.shared.add([windowMs, place], now, windowMs);
    return tries ?? { count: Number.MAX_SAFE_INTEGER, until: now + windowMs };
  }

  private tableOf([high]: KeyHash): CountingTable {
    const table = this.tables[high % TABLES];
    if (!table) throw new Error('There is a table for every key.');
    return table;
  }

  private hashOf(key: string): KeyHash {
    const digest = hash('sha256', this.salt + key, 'buffer');
    return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  }
}
