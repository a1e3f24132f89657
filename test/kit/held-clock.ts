import { setImmediate } from 'node:timers/promises';

const STEP_MS = 500;
// More than the local database needs for everything that one step of the clock triggers.
const TURNS = 30;

/** Advances a fake clock (jest.useFakeTimers), and lets the local database finish its work after each step. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await jest.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}
