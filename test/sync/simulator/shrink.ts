import type { History, Step } from './history';
import { type OpenDatabase, play } from './play';

const TRIES_MOST = 400;

/** What breaks in a history, as its invariant and details; null if everything holds. */
export async function breakage(history: History, open: OpenDatabase): Promise<string | null> {
  return play(history, open).then(
    () => null,
    (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : String(error)),
  );
}

/** A shorter history that also breaks: removes steps in smaller and smaller pieces. */
export async function shrink(history: History, open: OpenDatabase): Promise<History> {
  let steps = history.steps;
  let tries = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    let from = 0;
    while (from < steps.length && tries < TRIES_MOST) {
      const fewer: Step[] = [...steps.slice(0, from), ...steps.slice(from + size)];
      tries += 1;
      if ((await breakage({ ...history, steps: fewer }, open)) === null) from += size;
      else steps = fewer;
    }
  }
  return { ...history, steps };
}
