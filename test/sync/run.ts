// npm run test:sync -- [--runs N] [--from SEED] [--bug NAME | --bugs]
import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BUGS, type Bug } from './bugs';
import { bundleSimulator } from './simulator/bundle';
import { playAll, type Failure } from './simulator/fleet';

const WORKERS = 2;

/** Seeds that have failed once: they are played first, for ever. */
export function committedSeeds(): number[] {
  const text = readFileSync(path.join(__dirname, 'seeds.json'), 'utf8');
  return (JSON.parse(text) as { seed: number }[]).map(({ seed }) => seed);
}

/** Plays the committed seeds and then others; the failures, each with its shortest history. */
export async function prove(
  runs: number,
  from: number,
): Promise<{ played: number; failures: Failure[] }> {
  const bundle = await bundleSimulator();
  const seeds = [...committedSeeds(), ...range(from, runs)];
  return playAll(bundle, { seeds, workers: WORKERS, all: false, shrinks: true });
}

/** The history that noticed a bug; undefined where its budget of seeds was not enough. */
export async function caughtBy(
  bug: Bug,
  first: readonly number[] = [],
): Promise<Failure | undefined> {
  const bundle = await bundleSimulator(bug);
  const seeds = [...first, ...range(1, bug.budget)];
  const { failures } = await playAll(bundle, {
    seeds,
    workers: WORKERS,
    all: false,
    shrinks: false,
  });
  return failures.sort((one, other) => one.seed - other.seed)[0];
}

export function words({ seed, broken, ends, devices, pageSize, steps }: Failure): string {
  const lines = steps.map(
    ({ does, a, b, c }) => `    ${does} ${[a, b, c].map((number) => number.toFixed(2)).join(' ')}`,
  );
  return [
    `seed ${String(seed)}: ${broken}`,
    `  in short: ${ends} (${String(devices)} devices, pages of ${String(pageSize)})`,
    ...lines,
  ].join('\n');
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '2000' },
      from: { type: 'string', default: '1' },
      bug: { type: 'string' },
      bugs: { type: 'boolean', default: false },
    },
  });
  if (values.bugs || values.bug !== undefined) {
    await hunt(values.bug);
    return;
  }
  const { played, failures } = await prove(Number(values.runs), Number(values.from));
  for (const failure of failures) say(words(failure));
  say(`${String(played)} histories, ${String(failures.length)} broken`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function hunt(name: string | undefined): Promise<void> {
  for (const bug of BUGS.filter((one) => name === undefined || one.name === name)) {
    const failure = await caughtBy(bug);
    say(
      failure
        ? `caught   ${bug.name} at seed ${String(failure.seed)}: ${failure.broken}`
        : `MISSED   ${bug.name}`,
    );
    if (!failure) process.exitCode = 1;
  }
}

if (require.main === module) void main();
