import { expect, type Locator } from '@playwright/test';

/** Counts a user's taps on the way to one goal; typing, and taps inside the phone's camera, do not count. */
export interface Taps {
  tap: (place: Locator) => Promise<void>;
}

/** Prints 'NAME: n taps (at most m)' and fails above the limit. */
export async function countTaps(
  name: string,
  most: number,
  walk: (taps: Taps) => Promise<void>,
): Promise<void> {
  let made = 0;
  await walk({
    tap: async (place) => {
      made += 1;
      await place.click();
    },
  });
  const words = `${name}: ${made} taps (at most ${most})`;
  process.stdout.write(`${words}\n`);
  expect(made, words).toBeLessThanOrEqual(most);
}
