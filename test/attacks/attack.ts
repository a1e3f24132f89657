import { bareServer, watch, type Watched } from './own-process';
import type { World } from './world';

export interface Attack {
  /** Number of the requirement, and the name of the attack. */
  point: number;
  name: string;
  /** Sends requests to our server or the bare one until a time. Returns what went wrong. */
  run: (url: string, until: number) => Promise<void>;
  /** Checks afterwards what must hold, only for our server. Returns what is wrong. */
  check?: () => Promise<string[]>;
}

export interface Verdict {
  attack: Attack;
  ours: Watched;
  bare: Watched;
  problems: string[];
}

/** A stall may be this many times that of a bare server under the same attack, or this long. */
export interface Bounds {
  times: number;
  ms: number;
}

/** For an idle machine. */
export const STRICT: Bounds = { times: 3, ms: 150 };
/** For runs among other tests, on any machine: the stalls that were bugs lasted seconds. */
export const GENEROUS: Bounds = { times: 10, ms: 1_500 };

const NOT_ASKED: Watched = { longest: 0, failed: 0, asked: 0 };

/** Runs an attack against our server and, for comparison, against a server that does nothing. */
export async function launch(
  world: Pick<World, 'url' | 'scale'>,
  attack: Attack,
): Promise<Verdict> {
  const lasting = world.scale.seconds * 1_000;
  const ours = await watch(world.url, async () => attack.run(world.url, Date.now() + lasting));
  const problems = (await attack.check?.()) ?? [];
  if (ours.failed > 0) problems.push(`${ours.failed} questions for its health failed`);
  const { enoughMs = 0 } = world.scale;
  if (ours.longest <= enoughMs) return { attack, ours, bare: NOT_ASKED, problems };
  const other = await bareServer();
  try {
    const bare = await watch(other.url, async () => attack.run(other.url, Date.now() + lasting));
    return { attack, ours, bare, problems };
  } finally {
    await other.stop();
  }
}

export function mostAllowed({ bare }: Pick<Verdict, 'bare'>, { times, ms }: Bounds): number {
  return Math.max(ms, bare.longest * times);
}

export function isTooLong(verdict: Verdict, bounds: Bounds): boolean {
  return verdict.ours.longest > mostAllowed(verdict, bounds);
}
