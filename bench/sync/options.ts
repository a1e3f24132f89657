import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

export interface Options {
  records: number;
  rounds: number;
  peers: boolean;
  browser: boolean;
  /** A folder with another checkout of the repository and its packages, to compare with. */
  beside: string | undefined;
  postgres: boolean;
}

// Every round has its own account, and the server allows twenty registrations per address.
const ROUNDS_MAX = 15;

export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      records: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '5' },
      peers: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      beside: { type: 'string' },
      postgres: { type: 'boolean', default: false },
    },
  });
  const [records, rounds] = [Number(values.records), Number(values.rounds)];
  if (!(records >= 1) || !(rounds >= 1 && rounds <= ROUNDS_MAX)) {
    throw new Error(`--records takes a number from 1, --rounds one from 1 to ${ROUNDS_MAX}.`);
  }
  const { peers, browser, beside, postgres } = values;
  return { records, rounds, peers, browser, beside, postgres };
}

/** How busy the machine was before the benchmark: needed to interpret any result. */
export function loadAverage(): number[] {
  return loadavg().map((load) => Number(load.toFixed(2)));
}
