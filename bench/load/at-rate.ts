import type { Caller } from './people';

export interface Call {
  kind: 'read' | 'write';
  /** 0 if no response arrived. */
  status: number;
  ms: number;
}

export interface Rate {
  /** Per second. */
  reads: number;
  writes: number;
  seconds: number;
}

export interface Sent {
  calls: Call[];
  /** Seconds in which they were sent: more than requested if this process is too slow. */
  seconds: number;
}

/** Sends calls at a fixed rate, whether or not earlier ones were answered; resolves when all are. */
export async function atRate(
  people: Caller[],
  { reads, writes, seconds }: Rate,
  sentAll: () => void = () => undefined,
): Promise<Sent> {
  const calls: Call[] = [];
  const open: Promise<void>[] = [];
  const began = performance.now();
  const send = (kind: Call['kind'], turn: number) => {
    const person = people[turn % people.length];
    if (person) open.push(timed(kind, async () => person[kind](turn)));
  };
  const timed = async (kind: Call['kind'], call: () => Promise<number>) => {
    const start = performance.now();
    const status = await call();
    calls.push({ kind, status, ms: performance.now() - start });
  };
  const sent = { reads: 0, writes: 0 };
  const whole = { reads: reads * seconds, writes: writes * seconds };
  while (sent.reads < whole.reads || sent.writes < whole.writes) {
    const passed = (performance.now() - began) / 1_000;
    for (; sent.reads < Math.min(passed * reads, whole.reads); sent.reads += 1)
      send('read', sent.reads);
    for (; sent.writes < Math.min(passed * writes, whole.writes); sent.writes += 1)
      send('write', sent.writes);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const took = (performance.now() - began) / 1_000;
  sentAll();
  await Promise.all(open);
  return { calls, seconds: took };
}
