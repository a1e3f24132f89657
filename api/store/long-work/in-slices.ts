// Work that takes longer is cut smaller, down to the least.
const LONGEST_MS = 10;

const FIRST = 100;

const LEAST = 10;

const MOST = 500;

/** Lets everything that waits for the event loop run first. */
export async function pause(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

/**
 * Does long work in slices of some 10 ms: requests are answered between two of them. What a slice
 * writes it commits, so that no writer waits for more than one.
 * @param slice does up to so many pieces and returns how many there were; fewer than that is the end
 */
export async function inSlices(slice: (most: number) => Promise<number>): Promise<void> {
  let most = FIRST;
  for (;;) {
    const began = performance.now();
    const found = await slice(most);
    if (found < most) return;
    most = nextSize(most, performance.now() - began);
    await pause();
  }
}

function nextSize(most: number, took: number): number {
  if (took > LONGEST_MS) return Math.max(LEAST, Math.floor(most / 2));
  return took < LONGEST_MS / 2 ? Math.min(MOST, most * 2) : most;
}
