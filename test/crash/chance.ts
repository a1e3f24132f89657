/** Reproducible random numbers: the same seed gives the same sequence (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  oneIn(count: number): boolean {
    return this.next() * count < 1;
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.between(0, list.length - 1)];
  }

  /** A separate sequence for a part, so that the order in which parts run changes nothing. */
  split(): Chance {
    return new Chance(this.between(0, 2 ** 32 - 1));
  }
}
