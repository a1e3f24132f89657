import { atRate } from './at-rate';
import { capacityOf, type Caller } from './people';

export interface Overloaded {
  /** Calls per second that the server answers to 32 sequential clients, and the number of calls sent. */
  capacity: number;
  sent: number;
  /** The number of responses by status; 0 is none within ten seconds. */
  statuses: Map<number, number>;
  /** Seconds from the last call of the overload to the first of five quick responses in a row. */
  recoveredAfter: number;
}

const TIMES = 3;
const SECONDS = 8;
const QUICK_MS = 250;
const IN_A_ROW = 5;
const PATIENCE_MS = 60_000;

/** Sends three times what a server can answer, five reads per write, and waits until it is quick again. */
export async function overload(people: Caller[]): Promise<Overloaded> {
  const capacity = await capacityOf(people, 3);
  const rate = { reads: (TIMES * capacity * 5) / 6, writes: (TIMES * capacity) / 6 };
  const recovering: { after?: Promise<number> } = {};
  const { calls, seconds } = await atRate(people, { ...rate, seconds: SECONDS }, () => {
    recovering.after = recovery(people);
  });
  const statuses = new Map<number, number>();
  for (const { status } of calls) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const recoveredAfter = (await recovering.after) ?? Infinity;
  return { capacity, sent: calls.length / seconds, statuses, recoveredAfter };
}

async function recovery(people: Caller[]): Promise<number> {
  const began = performance.now();
  let first: number | undefined;
  for (let turn = 0, quick = 0; quick < IN_A_ROW; turn += 1) {
    const start = performance.now();
    if (start - began > PATIENCE_MS) return Infinity;
    // Users with many calls are rate-limited for the rest of the minute, so this picks others.
    const status = await people[(turn * 7) % people.length]?.read(turn);
    const isQuick = (status === 200 || status === 429) && performance.now() - start < QUICK_MS;
    quick = isQuick ? quick + 1 : 0;
    first = isQuick ? (first ?? start) : undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return ((first ?? Infinity) - began) / 1_000;
}
