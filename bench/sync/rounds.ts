import { Stage, type Candidate, type RunningServer } from './candidates';
import type { MeasuredProcess } from './measured-process';
import type { Timed } from './process-messages';

/** One direction of one round, per record. */
export interface Leg {
  perSecond: number;
  /** Processor time of server, with its database, and client, in microseconds. */
  serverCpu: number;
  clientCpu: number;
  bytesUp: number;
  bytesDown: number;
}

/** The measurements of one candidate, round by round. */
export interface Measured {
  name: string;
  up: Leg[];
  down: Leg[];
  /** Milliseconds from A to B; undefined if it has no live stream. */
  live: number[] | undefined;
}

export interface Plan {
  records: number;
  rounds: number;
  say: (line: string) => void;
}

interface Running {
  name: string;
  server: RunningServer;
  client: MeasuredProcess;
}

const LIVE_CHANGES = 20;

/** Measures all candidates in turn, round by round, so that a busy machine affects all of them. */
export async function measure(candidates: Candidate[], plan: Plan): Promise<Measured[]> {
  const stage = new Stage();
  try {
    const running = await Promise.all(
      candidates.map(async ({ name, server: program, client, place }): Promise<Running> => {
        const server = await stage.server(program, place);
        return { name, server, client: stage.client(client, server.url, place) };
      }),
    );
    const results: Measured[] = running.map(({ name }) => ({ name, up: [], down: [], live: [] }));
    // Round 0 is a warm-up and does not count.
    for (let round = 0; round <= plan.rounds; round += 1) {
      plan.say(round === 0 ? 'warming up' : `round ${round} of ${plan.rounds}`);
      await oneRound(running, results, { round, count: plan.records });
    }
    return results;
  } finally {
    await stage.clear();
  }
}

interface Round {
  round: number;
  count: number;
}

async function oneRound(running: Running[], results: Measured[], round: Round): Promise<void> {
  const order = running.map((_, index) => (index + round.round) % running.length);
  for (const index of order) {
    const [candidate, result] = [running[index], results[index]];
    if (!candidate || !result) continue;
    await candidate.client.call('prepare', round);
    const up = await leg(candidate, round, async () => candidate.client.call('upload', round));
    const down = await leg(candidate, round, async () => download(candidate, round));
    const live = { round: round.round, count: LIVE_CHANGES };
    const { times } = await candidate.client.call('live', live);
    if (round.round === 0) continue;
    result.up.push(up);
    result.down.push(down);
    result.live = times && result.live && [...result.live, ...times];
  }
}

async function download({ name, client }: Running, round: Round): Promise<Timed> {
  const timed = await client.call('download', round);
  if (timed.held === round.count) return timed;
  throw new Error(`${name} holds ${timed.held} of ${round.count} meals.`);
}

async function leg(
  { server }: Running,
  { count }: Round,
  work: () => Promise<Timed>,
): Promise<Leg> {
  const before = await server.usage();
  const { ms, cpu } = await work();
  const after = await server.usage();
  return {
    perSecond: (count / ms) * 1_000,
    serverCpu: (after.cpu + after.database - before.cpu - before.database) / count,
    clientCpu: cpu / count,
    bytesUp: (after.received - before.received) / count,
    bytesDown: (after.sent - before.sent) / count,
  };
}
