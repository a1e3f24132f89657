import { hash, randomBytes } from 'node:crypto';

import { CountingTable, type KeyHash, type Tries } from './counting-table';
import { refuse } from './refuse';

/** At most `most` tries in a window of `seconds`. */
export interface Limit {
  most: number;
  seconds: number;
}

const TABLES = 256;
/** Of each table: together room for 2.5 million keys at once, in 84 MB at the most. */
const SLOTS_MAX = 16_384;
const SHARED_SLOTS = 65_536;

/**
 * Counts tries by key and refuses those beyond the limit. No key is forgotten while its window runs. Where there
 * are more keys than fit, newcomers share counters with others: they may be refused early, never late.
 */
export class RateLimiter {
  // Small tables: one that grows holds nobody up.
  private readonly tables: CountingTable[];
  private readonly shared = new CountingTable(4 * SHARED_SLOTS);
  // Nobody outside can choose keys that fall together.
  private readonly salt = randomBytes(16).toString('base64');

  /** @param slotsMax of each table, for tests of what happens when they are full */
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

  /** Forgets the tries of a key: one of them was right. */
  forgive(key: string): void {
    const hashed = this.hashOf(key);
    this.tableOf(hashed).forget(hashed);
  }

  /** How many keys are remembered. */
  get size(): number {
    const now = this.now();
    return this.tables.reduce((sum, table) => sum + table.live(now), this.shared.live(now));
  }

  /** How many bytes that takes. */
  get bytes(): number {
    return this.tables.reduce((sum, table) => sum + table.bytes, this.shared.bytes);
  }

  private add(hashed: KeyHash, now: number, windowMs: number): Tries {
    const own = this.tableOf(hashed).add(hashed, now, windowMs);
    // A key of the shared table stands for all that fall on it; it has room for each of them.
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
