import fc from 'fast-check';

import type { Life } from './life';
import type { Said } from './worker';

const PAIRS_MOST = 5;
const PICTURES = 4;

const OF_A_PAIR = [
  'upload',
  'remove',
  'restore',
  'removePhoto',
  'restorePhoto',
  'replace',
  'ask',
  'describe',
  'bringMeal',
] as const;
const OF_ALL = ['readOne', 'later', 'tidy', 'premium', 'free'] as const;
const OF_THE_WORKER = ['start', 'end'] as const;

/** What may happen: to one photo and its meal by their index, to all, or in the worker. */
export type Deed =
  | readonly ['take', number, 'both' | 'photo alone']
  | readonly ['pair', (typeof OF_A_PAIR)[number], number]
  | readonly ['all', (typeof OF_ALL)[number]]
  | readonly ['worker', (typeof OF_THE_WORKER)[number]]
  | readonly ['hear', Said];

const tagged = <Tag extends string>(tag: Tag) => fc.constant(tag);

export const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(
    tagged('take'),
    fc.nat(PICTURES - 1),
    fc.constantFrom('both' as const, 'both' as const, 'photo alone' as const),
  ),
  {
    weight: 6,
    arbitrary: fc.tuple(tagged('pair'), fc.constantFrom(...OF_A_PAIR), fc.nat(PAIRS_MOST - 1)),
  },
  fc.tuple(tagged('pair'), tagged('upload'), fc.constant(0)),
  fc.tuple(tagged('all'), fc.constantFrom(...OF_ALL)),
  { weight: 2, arbitrary: fc.tuple(tagged('worker'), fc.constantFrom(...OF_THE_WORKER)) },
  fc.tuple(
    tagged('hear'),
    fc.constantFrom<Said>('food', 'food', 'no food', 'a failure', 'a refusal'),
  ),
);

/** Does a step, if what it applies to exists. */
export async function perform(life: Life, deed: Deed, pictures: Buffer[]): Promise<void> {
  switch (deed[0]) {
    case 'take': {
      const bytes = pictures[deed[1]];
      if (bytes && life.pairs.length < PAIRS_MOST) await life.take(bytes, deed[2]);
      return;
    }
    case 'pair': {
      const pair = life.pairs[deed[2]];
      if (pair) await life[deed[1]](pair);
      return;
    }
    case 'all':
      return life[deed[1]]();
    case 'worker':
      await life.worker[deed[1]]();
      return;
    case 'hear':
      await life.worker.hear(deed[1]);
  }
}
