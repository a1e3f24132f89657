import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { Profile, Step } from './history';

/** A history that broke a promise, shortened as far as possible. */
export interface Failure {
  seed: number;
  profile: Profile;
  /** What broke first, and what breaks in the short history. */
  broken: string;
  ends: string;
  devices: number;
  pageSize: number;
  steps: Step[];
}

export interface Outcome {
  played: number;
  failures: Failure[];
}

export interface Orders {
  seeds: number[];
  profiles: readonly Profile[];
  /** The number of processes that share the seeds. */
  workers: number;
  /** Whether to continue after a failure. */
  all: boolean;
  shrinks: boolean;
  /** PostgreSQL databases, one for each worker, and the number of servers on each; SQLite if undefined. */
  nodes?: { count: number; urls: string[] };
}

// Histories create many short-lived objects: a larger semi-space saves a sixth of the time.
export const FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];

/** Runs histories in several processes. */
export async function playAll(bundle: string, orders: Orders): Promise<Outcome> {
  const { seeds, profiles, workers, all, shrinks, nodes } = orders;
  const stop = new AbortController();
  const shares = Array.from({ length: Math.min(workers, seeds.length) }, (_, worker) =>
    seeds.filter((_seed, index) => index % workers === worker),
  );
  const outcomes = await Promise.all(
    shares.map(async (share, worker) => {
      const url = nodes?.urls[worker];
      const on = nodes && url !== undefined ? { nodes: { count: nodes.count, url } } : {};
      const outcome = await playShare(
        bundle,
        { seeds: share, profiles, all, shrinks, ...on },
        stop.signal,
      );
      if (!all && outcome.failures.length > 0) stop.abort();
      return outcome;
    }),
  );
  return {
    played: outcomes.reduce((sum, { played }) => sum + played, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

async function playShare(bundle: string, task: object, signal: AbortSignal): Promise<Outcome> {
  const child = spawn(process.execPath, [...FLAGS, bundle, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  const outcome: Outcome = { played: 0, failures: [] };
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Failure | { played: number } | { loaded: true };
    if ('played' in said) outcome.played = said.played;
    else if ('seed' in said) outcome.failures.push(said);
  }
  signal.removeEventListener('abort', end);
  return outcome;
}
