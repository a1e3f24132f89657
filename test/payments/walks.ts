import { Shop } from './shop';
import { walk } from './walk';

export const STEPS = 250;

export interface Walks {
  /** The total number of steps. */
  steps: number;
  /** The seed of the first walk; each later walk has the next one. */
  seed: number;
  /** Steps per walk. */
  each?: number;
}

export interface Walked {
  done: number;
  asked: number;
  problems: string[];
}

/** Walks until this many steps are done; each walk is one user's, from registration to deletion. */
export async function walks(
  { steps, seed, each = STEPS }: Walks,
  say: (words: string) => void = () => undefined,
): Promise<Walked> {
  const shop = await Shop.open();
  const walked: Walked = { done: 0, asked: 0, problems: [] };
  for (let n = 0; walked.done < steps; n += 1) {
    const length = Math.min(each, steps - walked.done);
    const found = await walk(shop, { seed: seed + n, steps: length });
    for (const problem of found) {
      walked.problems.push(`seed ${seed + n}: ${problem}`);
      say(`seed ${seed + n}: ${problem}`);
    }
    walked.done += length;
    if (walked.done % 5_000 < each) say(`${walked.done} steps`);
  }
  walked.asked = shop.house.stripe.asked.length;
  await shop.close();
  return walked;
}
