import { isShort } from '../kit/short';
import { walks } from './walks';

/**
 * Walks that found something once, and a few more. In full: npm run test:payments.
 * Each: the seed and how many walks from it on.
 */
const REPLAYED: [seed: number, walks: number][] = [[1, isShort ? 2 : 6]];
const STEPS = 120;

test.each(REPLAYED)(
  'from seed %d, walks over payments end as Stripe says, without a fault',
  async (seed, count) => {
    const { done, problems } = await walks({ steps: count * STEPS, seed, each: STEPS });
    expect([done, problems]).toEqual([count * STEPS, []]);
  },
  240_000,
);
