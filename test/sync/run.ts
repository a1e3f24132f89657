// npm run test:sync -- [--runs N] [--from SEED] [--restores | --kitchen] [--nodes N] [--bug NAME | --bugs] [--record]
import { parseArgs } from 'node:util';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { freshDatabase } from '../kit/postgres-database';
import { PostgresServer } from '../kit/postgres-server';
import { type Bug } from './bug';
import { BUGS } from './bugs';
import { bundleSimulator } from './simulator/bundle';
import { type Failure, type Outcome, playAll } from './simulator/fleet';
import {
  OF_THE_KITCHEN,
  PLAYED,
  type Profile,
  WITH_RESTORES,
  WITHOUT_RESTORES,
} from './simulator/history';

const WORKERS = 2;
const BUG_SEEDS = path.join(__dirname, 'bug-seeds.json');

/** Seeds that have failed once: they always run first. */
export function committedSeeds(): number[] {
  const text = readFileSync(path.join(__dirname, 'seeds.json'), 'utf8');
  return (JSON.parse(text) as { seed: number }[]).map(({ seed }) => seed);
}

interface Plan {
  seeds: number[];
  profiles: readonly Profile[];
}

// One in five histories.
const KITCHEN_OF = 5;

/** The committed seeds and then others; a part of the histories uses the kitchen. */
export function mixed(runs: number, from: number): Plan[] {
  const ofKitchen = Math.floor(runs / KITCHEN_OF);
  return [
    { seeds: [...committedSeeds(), ...range(from, runs - ofKitchen)], profiles: PLAYED },
    { seeds: range(from, ofKitchen), profiles: OF_THE_KITCHEN },
  ];
}

/** Servers on one PostgreSQL database, instead of SQLite. */
interface OnPostgres {
  /** Address of a PostgreSQL server for tests. */
  url: string;
  count: number;
}

/** The failures of some histories, each with its shortest failing history. */
export async function prove(plans: readonly Plan[], on?: OnPostgres): Promise<Outcome> {
  const bundle = await bundleSimulator();
  const outcomes: Outcome[] = [];
  for (const plan of plans) {
    const nodes = on && { nodes: { count: on.count, urls: await databasesOn(on.url) } };
    const orders = { ...plan, workers: WORKERS, all: true, shrinks: true, ...nodes };
    outcomes.push(await playAll(bundle, orders));
  }
  return {
    played: outcomes.reduce((sum, { played }) => sum + played, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** One for each worker. */
async function databasesOn(server: string): Promise<string[]> {
  const urls: string[] = [];
  while (urls.length < WORKERS) urls.push((await freshDatabase(server)).url);
  return urls;
}

async function proveOnPostgres(plans: readonly Plan[], count: number): Promise<Outcome> {
  const server = await PostgresServer.start();
  try {
    return await prove(plans, { url: server.url, count });
  } finally {
    await server.stop();
  }
}

let asItIs: Promise<string> | undefined;
const bundleAsItIs = async () => (asItIs ??= bundleSimulator());
let brokenAnyway: Promise<Record<Kind, Set<number>>> | undefined;

type Kind = 'restores' | 'kitchen' | 'others';
const kindOf = ({ restores, kitchen }: Bug): Kind =>
  restores ? 'restores' : kitchen ? 'kitchen' : 'others';
const PROFILES = { restores: WITH_RESTORES, kitchen: OF_THE_KITCHEN, others: WITHOUT_RESTORES };

/** Recorded seeds of bugs whose history breaks even without a bug. */
async function recordedAndBroken(bugs: readonly Bug[]): Promise<Record<Kind, Set<number>>> {
  const bundle = await bundleAsItIs();
  const broken = async (kind: Kind) => {
    const ofKind = bugs.filter((bug) => kindOf(bug) === kind);
    const seeds = [...new Set(ofKind.flatMap(({ name }) => bugSeeds()[name] ?? []))];
    const rest = { profiles: PROFILES[kind], workers: 1, all: true, shrinks: false };
    const { failures } = await playAll(bundle, { seeds, ...rest });
    return new Set(failures.map(({ seed }) => seed));
  };
  const kinds = [broken('restores'), broken('kitchen'), broken('others')] as const;
  const [restores, kitchen, others] = await Promise.all(kinds);
  return { restores, kitchen, others };
}

export interface Catch {
  failure: Failure;
  /** The recorded seed of the bug, if any. */
  recorded: number | undefined;
}

/**
 * The history that notices a bug, and passes without it: the recorded one, or the first other; undefined if its budget
 * of seeds was not enough.
 * @param among all wanted bugs, whose recorded histories are run without a bug in one go
 */
export async function caughtBy(
  bug: Bug,
  among: readonly Bug[] = [bug],
): Promise<Catch | undefined> {
  const recorded = bugSeeds()[bug.name];
  brokenAnyway ??= recordedAndBroken(among);
  const [withBug, without] = await Promise.all([bundleSimulator(bug), bundleAsItIs()]);
  const profiles = PROFILES[kindOf(bug)];
  const play = async (bundle: string, seeds: number[]) => {
    const rest = { profiles, workers: WORKERS, all: false, shrinks: false };
    const { failures } = await playAll(bundle, { seeds, ...rest });
    return failures.sort((one, other) => one.seed - other.seed)[0];
  };
  const holds = async (seed: number) => (await play(without, [seed])) === undefined;
  let failure = recorded === undefined ? undefined : await play(withBug, [recorded]);
  if (failure && !(await brokenAnyway)[kindOf(bug)].has(failure.seed)) return { failure, recorded };
  let from = 1;
  while (from <= bug.budget) {
    failure = await play(withBug, range(from, bug.budget - from + 1));
    if (!failure) return undefined;
    if (await holds(failure.seed)) return { failure, recorded };
    from = failure.seed + 1;
  }
  return undefined;
}

export function words({ seed, profile, broken, ends, devices, pageSize, steps }: Failure): string {
  const lines = steps.map(
    ({ does, a, b, c }) => `    ${does} ${[a, b, c].map((number) => number.toFixed(2)).join(' ')}`,
  );
  return [
    `seed ${String(seed)} of ${profile}: ${broken}`,
    `  in short: ${ends} (${String(devices)} devices, pages of ${String(pageSize)})`,
    ...lines,
  ].join('\n');
}

/** How a bug was noticed, and whether another seed must be recorded. */
export function wordsOf({ name }: Bug, { failure, recorded }: Catch): string {
  const { seed, broken } = failure;
  const isRecorded = seed === recorded;
  const where = isRecorded ? 'its recorded seed' : `seed ${String(seed)}, to be recorded`;
  return `caught   ${name} at ${where}: ${broken}`;
}

function bugSeeds(): Record<string, number> {
  return JSON.parse(readFileSync(BUG_SEEDS, 'utf8')) as Record<string, number>;
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
      restores: { type: 'boolean', default: false },
      kitchen: { type: 'boolean', default: false },
      nodes: { type: 'string', default: '1' },
      bug: { type: 'string' },
      bugs: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  if (values.bugs || values.bug !== undefined) {
    await hunt(values.bug, values.record);
    return;
  }
  const [runs, from] = [Number(values.runs), Number(values.from)];
  const began = Date.now();
  const plans = values.restores
    ? [{ seeds: [...committedSeeds(), ...range(from, runs)], profiles: WITH_RESTORES }]
    : values.kitchen
      ? [{ seeds: range(from, runs), profiles: OF_THE_KITCHEN }]
      : mixed(runs, from);
  const nodes = Number(values.nodes);
  const { played, failures } = await (nodes > 1 ? proveOnPostgres(plans, nodes) : prove(plans));
  for (const failure of failures) say(words(failure));
  const seconds = Math.round((Date.now() - began) / 1_000);
  say(`${String(played)} histories in ${String(seconds)} s, ${String(failures.length)} broken`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function hunt(name: string | undefined, records: boolean): Promise<void> {
  const bugs = BUGS.filter((one) => name === undefined || one.name === name);
  for (const bug of bugs) {
    const found = await caughtBy(bug, bugs);
    say(found ? wordsOf(bug, found) : `MISSED   ${bug.name}`);
    if (!found) process.exitCode = 1;
    if (found && records) record(bug, found);
  }
}

function record({ name }: Bug, { failure }: Catch): void {
  const seeds = { ...bugSeeds(), [name]: failure.seed };
  writeFileSync(BUG_SEEDS, `${JSON.stringify(seeds, null, 2)}\n`);
}

if (require.main === module) void main();
