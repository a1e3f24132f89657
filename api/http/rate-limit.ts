import { hash, randomBytes } from 'node:crypto';

import { refuse } from './refuse';

const FIRST_SLOTS = 16;

/** Above this share the table is cleaned, or grows. */
const FULL_AT = 0.7;

/** Without room for more it would be cleaned at every other key. */
const CLEAN_AT = 0.6;

const GROW_AT = 0.5;

const LONG_OVER = -1;

// A full table is not searched at every key.
const CLEAN_EVERY_MS = 1_000;

/** Counts by key in typed arrays: 20 bytes a slot, a tenth of a map. Open addressing; keys are 64 bits of a hash. */
export class CountingTable {
  private slots = FIRST_SLOTS;
  private used = 0;
  private fullUntil = 0;
  private keys = new Uint32Array(2 * FIRST_SLOTS);
  private counts = new Uint32Array(FIRST_SLOTS);
  private until = new Float64Array(FIRST_SLOTS);

  /** @param slotsMax a power of two: the table does not grow beyond it */
  constructor(private readonly slotsMax: number) {}

  get bytes(): number {
    return this.keys.byteLength + this.counts.byteLength + this.until.byteLength;
  }

  live(now: number): number {
    return this.until.reduce((sum, until) => (until > now ? sum + 1 : sum), 0);
  }

  add(hash: KeyHash, now: number, windowMs: number): Tries | undefined {
    const slot = this.slotFor(hash, now) ?? this.slotAfterCleaning(hash, now);
    if (slot === undefined) return undefined;
    const runs = this.untilAt(slot) > now;
    if (!runs) this.begin(slot, hash, now + windowMs);
    const count = Math.min((this.counts[slot] ?? 0) + 1, 0xffff_ffff);
    this.counts[slot] = count;
    return { count, until: this.untilAt(slot) };
  }

  forget([high, low]: KeyHash): void {
    for (let at = low; this.untilAt(at & (this.slots - 1)) !== 0; at += 1) {
      const slot = at & (this.slots - 1);
      // Not "never used", which would end the search for keys behind it.
      if (this.holds(slot, high, low)) this.until[slot] = LONG_OVER;
      if (at - low >= this.slots) return;
    }
  }

  private begin(slot: number, [high, low]: KeyHash, until: number): void {
    if (this.untilAt(slot) === 0) this.used += 1;
    this.keys[2 * slot] = high;
    this.keys[2 * slot + 1] = low;
    this.counts[slot] = 0;
    this.until[slot] = until;
  }

  private slotFor([high, low]: KeyHash, now: number): number | undefined {
    let free: number | undefined;
    for (let step = 0; step < this.slots; step += 1) {
      const slot = (low + step) & (this.slots - 1);
      const until = this.untilAt(slot);
      if (until > now && this.holds(slot, high, low)) return slot;
      if (until <= now) free ??= slot;
      if (until === 0) break;
    }
    const isNew = free !== undefined && this.untilAt(free) === 0;
    return isNew && this.used + 1 > this.slots * FULL_AT ? undefined : free;
  }

  private slotAfterCleaning(hash: KeyHash, now: number): number | undefined {
    if (now < this.fullUntil) return undefined;
    const live = this.live(now);
    let slots = this.slots;
    while (live + 1 > slots * GROW_AT && slots < this.slotsMax) slots *= 2;
    if (live + 1 > slots * CLEAN_AT) {
      this.fullUntil = now + CLEAN_EVERY_MS;
      return undefined;
    }
    this.rebuild(slots, now);
    return this.slotFor(hash, now);
  }

  private rebuild(slots: number, now: number): void {
    const { keys, counts, until } = this;
    this.slots = slots;
    this.used = 0;
    this.keys = new Uint32Array(2 * slots);
    this.counts = new Uint32Array(slots);
    this.until = new Float64Array(slots);
    for (const [old, end] of until.entries()) {
      if (end <= now) continue;
      const hash: KeyHash = [keys[2 * old] ?? 0, keys[2 * old + 1] ?? 0];
      let slot = hash[1] & (slots - 1);
      while (this.untilAt(slot) !== 0) slot = (slot + 1) & (slots - 1);
      this.begin(slot, hash, end);
      this.counts[slot] = counts[old] ?? 0;
    }
  }

  private holds(slot: number, high: number, low: number): boolean {
    return this.keys[2 * slot] === high && this.keys[2 * slot + 1] === low;
  }

  private untilAt(slot: number): number {
    return this.until[slot] ?? 0;
  }
}

export interface Limit {
  most: number;
  seconds: number;
}

const TABLES = 256;
/** In each table: 2.5 million keys in 84 MB in all. */
const SLOTS_MAX = 16_384;
const SHARED_SLOTS = 65_536;

/**
 * No key is forgotten while its window runs. If there are too many, new keys share counters: refused early, never late.
 */
export class RateLimiter {
  // Small tables: growing one is quick.
  private readonly tables: CountingTable[];
  private readonly shared = new CountingTable(4 * SHARED_SLOTS);
  // So that nobody can choose keys that collide.
  private readonly salt = randomBytes(16).toString('base64');

  /** @param slotsMax of each table */
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
    // All keys that fall on the same place share a counter.
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

export type KeyHash = readonly [high: number, low: number];

export interface Tries {
  count: number;
  until: number;
}
