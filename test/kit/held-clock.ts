import { setImmediate } from 'node:timers/promises';

const STEP_MS = 500;
// More than the local database takes for all that one step of the clock sets going.
const TURNS = 30;

/** Lets a held clock (jest.useFakeTimers) run for a time, with all that the local database does in it. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await jest.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}
