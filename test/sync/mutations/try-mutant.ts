import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { Failure } from '../simulator/fleet';
import { FLAGS } from '../simulator/fleet';
import type { Profile } from '../simulator/history';

/** Seeds to run with a mutant, and their profiles. */
export interface Plan {
  seeds: number[];
  profiles: readonly Profile[];
}

export type End =
  | { how: 'noticed'; seed: number; broken: string }
  | { how: 'hangs' }
  | { how: 'fails to load' }
  | { how: 'survives' };

// Far more than its histories take on a busy machine; this timeout ends a mutant with an endless loop.
const TIME_MOST_MS = 120_000;

/** Runs a bundle's histories until one breaks. */
export async function tryBundle(bundle: string, plans: readonly Plan[]): Promise<End> {
  for (const plan of plans) {
    const end = await play(bundle, { ...plan, all: false, shrinks: false });
    if (end.how !== 'survives') return end;
  }
  return { how: 'survives' };
}

/** Seeds of a plan whose histories pass in a bundle. */
export async function holding(bundle: string, plan: Plan): Promise<Plan> {
  const broken = new Set<number>();
  await run(bundle, { ...plan, all: true, shrinks: false }, (said) => {
    if ('seed' in said) broken.add(said.seed);
  });
  return { ...plan, seeds: plan.seeds.filter((seed) => !broken.has(seed)) };
}

async function play(bundle: string, task: object): Promise<End> {
  const seen: { loaded: boolean; failure?: Failure } = { loaded: false };
  const ended = await run(bundle, task, (said) => {
    if ('loaded' in said) seen.loaded = true;
    if ('seed' in said) seen.failure = said;
  });
  const { failure, loaded } = seen;
  if (failure) return { how: 'noticed', seed: failure.seed, broken: failure.broken };
  if (!loaded) return { how: 'fails to load' };
  if (ended === 'killed') return { how: 'hangs' };
  // A process that dies also counts as broken.
  return ended === 0
    ? { how: 'survives' }
    : { how: 'noticed', seed: 0, broken: 'its process died' };
}

type Said = Failure | { played: number } | { loaded: true };

async function run(
  bundle: string,
  task: object,
  listen: (said: Said) => void,
): Promise<number | 'killed'> {
  const child = spawn(process.execPath, [...FLAGS, bundle, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | 'killed'>((resolve) => {
    child.on('exit', (code) => {
      resolve(code ?? 'killed');
    });
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), TIME_MOST_MS);
  for await (const line of createInterface({ input: child.stdout }))
    listen(JSON.parse(line) as Said);
  clearTimeout(timer);
  return ended;
}
