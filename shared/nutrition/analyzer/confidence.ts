import type { Confidence, MealItem } from '#shared/records/meal-item';

import type { TableKind } from '../table/compact-table';
import type { Food } from '../table/food';
import { isRecalled } from '../table/name-of-food';
import type { MealRange } from '../items/meal-range';
import type { Match } from './ranking/score-name';
import { itemNutrients } from '../items/totals';

// Above these an item is rather misread than eaten: kcal, grams, usual portions.
const KCAL_MAX = 1_500;

const GRAMS_MAX = 1_500;

const PORTIONS_MAX = 3;

// Where nobody knows what is usual: a cup.
const PORTION = 240;

/** Of less than this nobody minds how many portions it is, in kcal. */
const LITTLE_KCAL = 250;

/** Under this many kcal per 100 g a drink may be of any weight. */
const WATERY = 5;

/** What a person eats in a day, in kcal: more is no single meal. */
const DAY_KCAL = 2_000;

// Of a meal of which so much was left unread little is known.
const UNREAD_MUCH = 0.2;

const UNREAD_FACTOR = 1.3;

const UNREAD_SHARE = 0.25;

type Basis = MealItem['amount']['basis'];

/** As measured: how much of the words the name holds, and whether the amount was stated. */
export function confidenceOf(match: Match, basis: Basis, origin: Origin): Confidence {
  const cover = coverBand(match);
  const stated = basis !== 'usual-portion';
  if (cover === 'full' && stated) return isOurGuess(basis, origin) ? 'medium' : 'high';
  return cover === 'little' ? 'low' : 'medium';
}

/** Of a brand from memory the figures are ours, and of a dish of ours what a plate or a piece of it weighs. */
function isOurGuess(basis: Basis, origin: Origin): boolean {
  if (origin === 'recalled') return true;
  return origin === 'own' && (basis === 'stated-measure' || basis === 'stated-count');
}

type CoverBand = 'full' | 'most' | 'little';

function coverBand({ cover, named, slip }: Match): CoverBand {
  if (slip) return cover >= 0.95 ? 'most' : 'little';
  if (named || cover >= 0.95) return 'full';
  return cover >= 0.75 ? 'most' : 'little';
}

/** Whose figures and portions a food has: the survey's, an ingredient's, ours, or ours from memory. */
export type Origin = TableKind | 'recalled';

/** The origin of a food by its table and its description. */
export function originOf(kind: TableKind, description: string): Origin {
  return kind === 'own' && isRecalled(description) ? 'recalled' : kind;
}

/** Truth over estimate: the tenth and the ninetieth of a hundred, in order. */
export function errorRatios(
  match: Match,
  basis: Basis,
  origin: Origin,
): readonly [low: number, high: number] {
  return RATIOS[origin][coverBand(match)][AMOUNT_KINDS[basis]];
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
 * By how the food and the amount were read: near the tenth and the ninetieth of a hundred meals with known
 * truth, rounded by hand. The meals are partly those that the rules were made on, see docs/nutrition.md.
 */
const RATIOS: Readonly<Record<Origin, Readonly<Record<CoverBand, Ratios>>>> = {
  survey: {
    full: { weight: [0.86, 1.15], measure: [0.8, 1.3], count: [0.72, 1.32], usual: [0.68, 1.55] },
    most: { weight: [0.72, 1.6], measure: [0.65, 1.6], count: [0.55, 1.5], usual: [0.5, 1.9] },
    little: { weight: [0.5, 2.4], measure: [0.55, 1.8], count: [0.4, 1.8], usual: [0.35, 2.5] },
  },
  own: {
    full: { weight: [0.66, 2], measure: [0.72, 1.4], count: [0.76, 1.25], usual: [0.68, 1.37] },
    most: { weight: [0.65, 2], measure: [0.7, 1.5], count: [0.6, 1.5], usual: [0.6, 1.6] },
    little: { weight: [0.5, 2.6], measure: [0.5, 1.8], count: [0.5, 1.8], usual: [0.4, 2.2] },
  },
  reference: {
    full: { weight: [0.8, 1.7], measure: [0.85, 1.3], count: [0.6, 1.4], usual: [0.5, 1.7] },
    most: { weight: [0.5, 2], measure: [0.55, 1.6], count: [0.5, 1.6], usual: [0.4, 2] },
    little: { weight: [0.45, 2.6], measure: [0.5, 1.8], count: [0.4, 1.8], usual: [0.35, 2.5] },
  },
  recalled: {
    full: { weight: [0.75, 1.4], measure: [0.7, 1.42], count: [0.7, 1.38], usual: [0.66, 1.45] },
    most: { weight: [0.65, 1.6], measure: [0.65, 1.5], count: [0.6, 1.5], usual: [0.55, 1.7] },
    little: { weight: [0.5, 2], measure: [0.5, 1.8], count: [0.45, 1.8], usual: [0.4, 2.2] },
  },
};

/** Whether an item is more than anybody eats at once, so that its reading is doubtful. */
export function isImplausible(item: Pick<MealItem, 'grams' | 'per100g'>, food: Food): boolean {
  const calories = itemNutrients(item).calories ?? 0;
  if (calories > KCAL_MAX) return true;
  if ((food.per100g.calories ?? 0) < WATERY) return false;
  if (item.grams > GRAMS_MAX) return true;
  const usualGrams = food.usualGrams ?? PORTION;
  return item.grams > PORTIONS_MAX * usualGrams && calories > LITTLE_KCAL;
}

interface Doubts {
  /** Share of the meal's words that were left unread, 0 to 1. */
  unread: number;
  foreign: boolean;
  /** kcal of the whole. */
  calories: number;
}

/** A meal of which words were left unread is not surely read, and a day's energy in one line is doubtful. */
export function withDoubts(range: MealRange, { unread, foreign, calories }: Doubts): MealRange {
  if (calories > DAY_KCAL || foreign) return { ...range, confidence: 'low' };
  if (unread === 0) return range;
  const above = range.caloriesHigh - calories;
  return {
    ...range,
    confidence: unread > UNREAD_MUCH || range.confidence === 'low' ? 'low' : 'medium',
    // What was not read holds energy, too.
    caloriesHigh: calories + UNREAD_FACTOR * above + UNREAD_SHARE * calories,
  };
}
