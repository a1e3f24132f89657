import { forgetPeak, peakOf } from '../process-tree';
import type { EventStream } from '../sync/event-stream';
import { type CallName, type Calls, PEOPLE, PER_ROUND, type Subject } from './subject';

/** The cost of one call, or of one stream. */
export interface Cost {
  /** Microseconds of processor time of the server, and of its PostgreSQL. */
  cpu: number;
  database: number;
  bytesUp: number;
  bytesDown: number;
}

export interface CallCost extends Cost {
  /** The peak memory of the server meanwhile, in bytes. */
  peak: number;
}

export interface StreamCost {
  opened: Cost;
  /** Memory per open stream: of the process, and of objects only. */
  resident: number;
  heap: number;
  /** The cost of one change that is pushed and sent to all pages of its user. */
  told: Cost;
  /** Processor time in microseconds per second while nothing happens. */
  idle: number;
}

// No more than the requests that a server queues for its processor before it rejects any.
const AT_ONCE = 8;
/** Users with open pages, out of those who sync. */
const LISTENERS = 20;
/** Pages per user. */
export const PAGES = 20;

/** The average cost of one call out of many. */
async function costOf(
  { server, settled }: Subject,
  count: number,
  work: () => Promise<void>,
): Promise<Cost> {
  const before = await server.usage();
  await work();
  await settled();
  const after = await server.usage();
  return {
    cpu: (after.cpu - before.cpu) / count,
    database: (after.database - before.database) / count,
    bytesUp: (after.received - before.received) / count,
    bytesDown: (after.sent - before.sent) / count,
  };
}

/** Calls by eight users at once; each call is by the next user, across rounds. */
export async function callLeg(subject: Subject, name: CallName, round: number): Promise<CallCost> {
  const count = PER_ROUND[name];
  const { pid } = subject.server.process;
  forgetPeak(pid);
  const cost = await costOf(subject, count, async () => manyTimes(subject, name, round));
  return { ...cost, peak: peakOf(pid) };
}

async function manyTimes(subject: Subject, name: keyof Calls, round: number): Promise<void> {
  const count = PER_ROUND[name];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = round * count + next;
      next += 1;
      await subject.callsOf(n % PEOPLE)[name]();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Opens twenty pages per user, sends one change of each user to their pages, and then leaves the pages idle. */
export async function streamLeg(subject: Subject, idleSeconds: number): Promise<StreamCost> {
  const { server } = subject;
  const count = LISTENERS * PAGES;
  const streams: EventStream[] = [];
  let heard = 0;
  const before = await server.process.memory();
  const opened = await costOf(subject, count, async () => {
    for (let n = 0; n < count; n += 1) {
      const stream = await subject.listen(n % LISTENERS, () => (heard += 1));
      if (stream.status !== 200) throw new Error(`A stream was answered ${stream.status}.`);
      streams.push(stream);
    }
  });
  const after = await server.process.memory();
  heard = 0;
  const told = await costOf(subject, LISTENERS, async () => {
    for (let n = 0; n < LISTENERS; n += 1) await subject.callsOf(n)['sync, 1 record']();
    while (heard < count) await new Promise((resolve) => setTimeout(resolve, 10));
  });
  const idle = await costOf(subject, count * idleSeconds, async () => {
    await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1_000));
  });
  for (const stream of streams) stream.close();
  // Until the server has noticed.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return {
    opened,
    told,
    idle: idle.cpu + idle.database,
    resident: (after.resident - before.resident) / count,
    heap: (after.heap - before.heap) / count,
  };
}
