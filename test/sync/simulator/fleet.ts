import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { Profile, Step } from './history';

/** A history that broke a promise, as short as it could be made. */
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
  /** Processes that share the seeds. */
  workers: number;
  /** Whether to go on after a failure. */
  all: boolean;
  shrinks: boolean;
  /** Databases on PostgreSQL, one for each worker, and how many processes are on each; else SQLite. */
  nodes?: { count: number; urls: string[] };
}

// Histories make much that lives for a moment only: with more room for it a sixth of the time is saved.
export const FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];

/** Plays histories in several processes. */
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
