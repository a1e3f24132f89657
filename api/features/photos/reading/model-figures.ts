import type { Food } from '#shared/nutrition/table/food';
import { isImplausible } from '#shared/nutrition/analyzer/confidence';
import { itemNutrients } from '#shared/nutrition/items/totals';
import { type Nutrients, unknownNutrients } from '#shared/records/nutrients';

import type { SeenItem } from '../../../gateways/vision/reading';

// Nobody eats more of one food at a meal.
const GRAMS_MAX = 3_000;

const KCAL_MAX = 4_000;

const GRAMS_LEAST = 0.1;

// Pure fat has 902 kcal.
const CALORIES_MOST = 905;
// From 4, 4 and 9 kcal per gram of protein, carbohydrate and fat; fiber, alcohol and polyols lie between.
const SHARE_APART = 0.25;
const KCAL_APART = 25;

export function modelFigures(figures: SeenItem['per_100g']): Nutrients | undefined {
  if (!figures) return undefined;
  const { calories, protein, carbs, fat } = figures;
  const grams = [protein, carbs, fat];
  const inRange = [calories, ...grams].every((value) => Number.isFinite(value) && value >= 0);
  if (!inRange || calories > CALORIES_MOST) return undefined;
  if (grams.reduce((sum, value) => sum + value, 0) > 102) return undefined;
  const computed = 4 * protein + 4 * carbs + 9 * fat;
  const apart = Math.abs(computed - calories);
  if (apart > KCAL_APART && apart > SHARE_APART * Math.max(calories, computed)) return undefined;
  return { ...unknownNutrients(), calories, protein, carbs, fat };
}

export interface Weighed {
  grams: number;
  gramsLow: number;
  gramsHigh: number;
  /** Weights in grams to choose from, if the model's is in doubt. */
  asks: number[] | null;
}

interface Figures {
  per100g: Nutrients;
  food: Food | undefined;
}

type Seen = Pick<SeenItem, 'grams' | 'grams_low' | 'grams_high'>;

/**
 * An impossible weight is replaced by the food's usual portion and asked about; an implausible one is kept and
 * asked about. Undefined if there is no possible weight.
 */
export function weighItem(seen: Seen, figures: Figures): Weighed | undefined {
  const grams = plausibleGrams(seen.grams);
  if (grams === undefined) return undefined;
  const usual = figures.food?.usualGrams ?? null;
  if (isImpossible(grams, figures)) return usual === null ? undefined : usualPortion(usual);
  const { low, high, areApart } = boundsOf(seen, grams);
  return {
    grams,
    gramsLow: Math.min(grams, low, high),
    gramsHigh: Math.min(GRAMS_MAX, Math.max(grams, low, high)),
    asks: areApart || isDoubtful(grams, figures) ? choices([usual, low, grams, high]) : null,
  };
}

function boundsOf({ grams_low, grams_high }: Seen, grams: number) {
  const low = plausibleGrams(grams_low) ?? grams;
  const high = plausibleGrams(grams_high) ?? grams;
  return { low, high, areApart: low > grams || high < grams || high > GRAMS_MAX };
}

function usualPortion(grams: number): Weighed {
  const [gramsLow, gramsHigh] = [grams / 2, grams * 2];
  return { grams, gramsLow, gramsHigh, asks: [gramsLow, grams, gramsHigh] };
}

function isImpossible(grams: number, { per100g }: Figures): boolean {
  const calories = itemNutrients({ grams, per100g }).calories ?? 0;
  return grams > GRAMS_MAX || calories > KCAL_MAX;
}

function isDoubtful(grams: number, { per100g, food }: Figures): boolean {
  return food !== undefined && isImplausible({ grams, per100g }, food);
}

function plausibleGrams(grams: number): number | undefined {
  return Number.isFinite(grams) && grams >= GRAMS_LEAST ? grams : undefined;
}

function choices(weights: (number | null)[]): number[] {
  const possible = weights.filter((grams) => grams !== null && grams <= GRAMS_MAX) as number[];
  return [...new Set(possible.map(Math.round))].sort((one, other) => one - other);
}
