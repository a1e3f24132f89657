import { expect, type Locator } from '@playwright/test';

/** A person's touches on the way to one thing; typing, and what is touched inside the phone's camera, do not count. */
export interface Taps {
  tap: (place: Locator) => Promise<void>;
}

/** Prints 'NAME: n taps (at most m)' and fails above. */
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
