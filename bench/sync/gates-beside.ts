import { median } from '../numbers';
import { EARLIER, OURS } from './candidates';
import type { Gate } from './gates';
import type { Leg, Measured } from './rounds';

/** The cost of this checkout relative to another one, in pairs of the same round: at most 5% slower is allowed. */
export function gatesBeside(measured: Measured[]): Gate[] {
  const [ours, earlier] = [OURS, EARLIER].map((name) => measured.find((one) => one.name === name));
  if (!ours || !earlier) return [];
  const gate = (name: string, one: Leg[], other: Leg[], cost: (leg: Leg) => number): Gate => ({
    name,
    value: median(
      one.flatMap((leg, round) =>
        other.slice(round, round + 1).map((pair) => cost(pair) / cost(leg)),
      ),
    ),
    target: 0.95,
    fails: 0.95,
    best: 'more',
  });
  const server = ({ serverCpu }: Leg) => serverCpu;
  return [
    gate('push, CPU of the other checkout', ours.up, earlier.up, server),
    gate('pull, CPU of the other checkout', ours.down, earlier.down, server),
  ];
}
