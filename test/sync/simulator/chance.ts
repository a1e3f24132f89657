/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One item of a list, by a number from 0 to 1; undefined if the list is empty. */
export function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[Math.min(items.length - 1, Math.floor(number * items.length))];
}

/** A random UUID that starts with its time, as in version 7. */
export function idOf(chance: Chance, now: number): string {
  const hex = (digits: number) =>
    Math.floor(chance() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const time = Math.max(0, Math.floor(now)).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
}
