export type KeyHash = readonly [high: number, low: number];

export interface Tries {
  count: number;
  until: number;
}

const FIRST_SLOTS = 16;
/** Above this share the table is cleaned, or grows. */
const FULL_AT = 0.7;
/** With more live keys than this share, cleaning frees too little room and is not done. */
const CLEAN_AT = 0.6;
const GROW_AT = 0.5;
const LONG_OVER = -1;
// A full table is cleaned at most this often.
const CLEAN_EVERY_MS = 1_000;

/** Counts by key in typed arrays: 20 bytes per slot, a tenth of a Map. Open addressing; keys are 64 bits of a hash. */
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
