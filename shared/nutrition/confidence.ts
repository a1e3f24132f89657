import type { Confidence, MealItem } from '#shared/records/meal-item';

import type { Match } from './ranking/match';

type Basis = MealItem['amount']['basis'];

/** As measured: how much of the words the name holds, and whether the amount was stated. */
export function confidenceOf(match: Match, basis: Basis): Confidence {
  const cover = coverBand(match);
  const stated = basis !== 'usual-portion';
  if (cover === 'full' && stated) return 'high';
  return cover === 'little' ? 'low' : 'medium';
}

/** How much of the words the name of the food holds. */
type CoverBand = 'full' | 'most' | 'little';

function coverBand({ cover, named, slip }: Match): CoverBand {
  if (slip) return cover >= 0.95 ? 'most' : 'little';
  if (named || cover >= 0.95) return 'full';
  return cover >= 0.75 ? 'most' : 'little';
}

/** Truth over estimate: the tenth and the ninetieth of a hundred, in order. */
export function errorRatios(match: Match, basis: Basis): readonly [low: number, high: number] {
  return RATIOS[coverBand(match)][AMOUNT_KINDS[basis]];
}

type AmountKind = 'weight' | 'measure' | 'count' | 'usual';

const AMOUNT_KINDS: Readonly<Record<Basis, AmountKind>> = {
  'stated-weight': 'weight',
  person: 'weight',
  whole: 'weight',
  'stated-volume': 'measure',
  'stated-measure': 'measure',
  'stated-count': 'count',
  'usual-portion': 'usual',
  model: 'usual',
};

type Ratios = Readonly<Record<AmountKind, readonly [low: number, high: number]>>;

/**
 * Set on one half of described meals with known truth and checked on the other, see
 * docs/nutrition.md: wide, since a meal can also be misread as a whole.
 */
const RATIOS: Readonly<Record<CoverBand, Ratios>> = {
  full: { weight: [0.9, 1.1], measure: [0.75, 1.35], count: [0.7, 1.4], usual: [0.6, 1.8] },
  most: { weight: [0.8, 1.25], measure: [0.7, 1.5], count: [0.6, 1.5], usual: [0.5, 2] },
  little: { weight: [0.5, 1.7], measure: [0.5, 1.8], count: [0.5, 1.8], usual: [0.4, 2.5] },
};
