import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

export interface Options {
  records: number;
  rounds: number;
  peers: boolean;
  browser: boolean;
}

// An account of its own for every round, and the server lets an address register twenty.
const ROUNDS_MAX = 15;

export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      records: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '5' },
      peers: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
    },
  });
  const [records, rounds] = [Number(values.records), Number(values.rounds)];
  if (!(records >= 1) || !(rounds >= 1 && rounds <= ROUNDS_MAX)) {
    throw new Error(`--records takes a number from 1, --rounds one from 1 to ${ROUNDS_MAX}.`);
  }
  return { records, rounds, peers: values.peers, browser: values.browser };
}

/** How busy the machine was before anything began: the first thing to know of any figure. */
export function loadAverage(): number[] {
  return loadavg().map((load) => Number(load.toFixed(2)));
}
