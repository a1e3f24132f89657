import { LIMIT, OURS } from './candidates';
import type { Gate } from './gates';
import { median, percentile, rounded } from '../numbers';
import type { Leg, Measured } from './rounds';

/** One direction of one candidate: medians of its rounds. */
export interface LegSummary {
  perSecond: number;
  /** Relative to the bare limit, in pairs of the same round: speed, and CPU as the limit's share of the candidate's. */
  speedRatio: number;
  cpuRatio: number;
  serverCpu: number;
  clientCpu: number;
  bytesUp: number;
  bytesDown: number;
}

export interface Summary {
  name: string;
  up: LegSummary;
  down: LegSummary;
  /** Milliseconds from a change on A to B. */
  live: { p50: number; p95: number } | undefined;
}

export function summarise(measured: Measured[]): Summary[] {
  const limit = named(measured, LIMIT);
  return measured.map(({ name, up, down, live }) => ({
    name,
    up: summaryOf(up, limit.up),
    down: summaryOf(down, limit.down),
    live: live && { p50: rounded(median(live)), p95: rounded(percentile(live, 95)) },
  }));
}

export function gatesOf(summaries: Summary[]): Gate[] {
  const { up, down } = named(summaries, OURS);
  const more = (name: string, value: number, [target, fails]: [number, number]): Gate => ({
    name,
    value,
    target,
    fails,
    best: 'more',
  });
  const less = (name: string, value: number, [target, fails]: [number, number]): Gate => ({
    name,
    value,
    target,
    fails,
    best: 'less',
  });
  return [
    more('push, records/s of bare', up.speedRatio, [0.6, 0.4]),
    more('push, CPU of bare', up.cpuRatio, [0.6, 0.4]),
    more('pull, records/s of bare', down.speedRatio, [0.65, 0.45]),
    more('pull, CPU of bare', down.cpuRatio, [0.65, 0.45]),
    less('push, bytes up a record', up.bytesUp, [75, 100]),
    less('pull, bytes down a record', down.bytesDown, [75, 85]),
  ];
}

function named<T extends { name: string }>(list: T[], name: string): T {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not measured.`);
  return found;
}

function summaryOf(legs: Leg[], limits: Leg[]): LegSummary {
  const middle = (value: (leg: Leg) => number) => rounded(median(legs.map(value)));
  const ratio = (value: (leg: Leg, limit: Leg) => number) =>
    rounded(
      median(
        legs.flatMap((leg, round) =>
          limits.slice(round, round + 1).map((limit) => value(leg, limit)),
        ),
      ),
    );
  return {
    perSecond: middle((leg) => leg.perSecond),
    speedRatio: ratio((leg, limit) => leg.perSecond / limit.perSecond),
    cpuRatio: ratio((leg, limit) => cpuOf(limit) / cpuOf(leg)),
    serverCpu: middle((leg) => leg.serverCpu),
    clientCpu: middle((leg) => leg.clientCpu),
    bytesUp: middle((leg) => leg.bytesUp),
    bytesDown: middle((leg) => leg.bytesDown),
  };
}

function cpuOf({ serverCpu, clientCpu }: Leg): number {
  return serverCpu + clientCpu;
}
