// A slice that takes longer is followed by a smaller one, down to LEAST.
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
 * Does long work in slices of about 10 ms, with other requests between them. A slice commits what it writes, so that
 * other writers wait for one slice at most.
 * @param slice does at most the given number of pieces and returns how many there were; a smaller number ends the work
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
