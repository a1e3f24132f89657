import { isShort } from '../kit/short';
import { walks } from './walks';

/**
 * Walks that once found something, and a few more. In full: npm run test:payments. Each entry: the seed, and the number
 * of walks from it on.
 */
const REPLAYED: [seed: number, walks: number][] = [[1, isShort ? 2 : 6]];
const STEPS = 120;

test.each(REPLAYED)(
  'from seed %d, walks over payments end as Stripe says, without a problem',
  async (seed, count) => {
    const { done, problems } = await walks({ steps: count * STEPS, seed, each: STEPS });
    expect([done, problems]).toEqual([count * STEPS, []]);
  },
  240_000,
);
