import { bareServer, watch, type Watched } from './own-process';
import type { World } from './world';

export interface Attack {
  /** Number of the point, and what is tried. */
  point: number;
  name: string;
  /** What is sent, to our server and to the bare one alike, until a moment. Returns what is wrong. */
  run: (url: string, until: number) => Promise<void>;
  /** What has to hold afterwards, of our server alone: what is wrong, if anything. */
  check?: () => Promise<string[]>;
}

export interface Verdict {
  attack: Attack;
  ours: Watched;
  bare: Watched;
  problems: string[];
}

/** A stall may be so many times that of a bare server under the same attack, or so long. */
export interface Bounds {
  times: number;
  ms: number;
}

/** For a machine that does nothing else. */
export const STRICT: Bounds = { times: 3, ms: 150 };
/** Among other tests, on whatever machine: what was found stood still for seconds. */
export const GENEROUS: Bounds = { times: 10, ms: 1_500 };

const NOT_ASKED: Watched = { longest: 0, failed: 0, asked: 0 };

/** Runs an attack against our server and, for comparison, against one that does nothing. */
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
