import {
  NUTRIENTS,
  NUTRIENT_UNITS,
  type Nutrient,
  type Nutrients,
} from '#shared/records/nutrients';

import type { Doubt, DoubtReason } from './label-reading';

type Parts = Partial<Nutrients>;

/**
 * The energy that protein, carbohydrate, fat and fiber account for, in kcal: 4, 4, 9 and 2 kcal per gram (Regulation
 * (EU) 1169/2011, annex XIV). The low value is for labels whose carbohydrate includes fiber, without energy of its own,
 * as in the United States; the high value is for labels with separate fiber.
 */
function energyRange({ protein, carbs, fat, fiber }: Parts): { low: number; high: number } {
  const sum = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0);
  return { low: sum - 4 * Math.min(fiber ?? 0, carbs ?? 0), high: sum + 2 * (fiber ?? 0) };
}

/** How far calories are outside the range that their parts account for, as a share; 0 if inside. */
export function energyMisfit(calories: number, parts: Parts): number {
  const { low, high } = energyRange(parts);
  const outside = Math.max(low - calories, calories - high, 0);
  return outside / Math.max(calories, high, 1);
}

const SHARE_MOST = 0.15;
const KCAL_MOST = 12;

/** The doubtful nutrients of one food. @param amount the grams that they are for; null if unknown */
export function checkFigures(figures: Nutrients, amount: number | null): Doubt[] {
  return [...sumDoubts(figures), ...partDoubts(figures), ...sizeDoubts(figures, amount)];
}

const BURNT = ['calories', 'fat', 'carbs', 'protein'] as const;

/**
 * If the calories do not match their parts, all of them are doubtful. More calories than protein, carbohydrate and
 * fat account for may be alcohol; fewer are always an error, even if one part is unknown.
 */
function sumDoubts(figures: Nutrients): Doubt[] {
  const { calories, protein, carbs, fat } = figures;
  if (calories === null) return [];
  const { low, high } = energyRange(figures);
  const isWhole = protein !== null && carbs !== null && fat !== null;
  const outside = Math.max(low - calories, isWhole ? calories - high : 0);
  const isOff = outside > KCAL_MOST && outside / Math.max(calories, high, 1) > SHARE_MOST;
  if (!isOff) return [];
  return BURNT.filter((one) => figures[one] !== null).map((one) => doubt(one, 'sum'));
}

const PARTS: readonly (readonly [Nutrient, Nutrient])[] = [
  ['sugar', 'carbs'],
  ['saturatedFat', 'fat'],
];
// Tolerance, because both values are rounded.
const ROUNDING = 0.5;

function partDoubts(figures: Nutrients): Doubt[] {
  return PARTS.flatMap(([part, whole]) => {
    const [small, large] = [figures[part], figures[whole]];
    const isMore = small !== null && large !== null && small > large + ROUNDING;
    return isMore ? [doubt(part, 'part')] : [];
  });
}

const WEIGHED = NUTRIENTS.filter((nutrient) => NUTRIENT_UNITS[nutrient] === 'g');
const KCAL_PER_GRAM_MOST = 9.1;
// In mg: 10% salt. Few foods are saltier, so a misread number is more likely.
const SODIUM_PER_GRAM_MOST = 40;

function sizeDoubts(figures: Nutrients, amount: number | null): Doubt[] {
  if (amount === null) return [];
  const most = amount * 1.01 + ROUNDING;
  const alone = WEIGHED.filter((nutrient) => (figures[nutrient] ?? 0) > most);
  const together = (figures.protein ?? 0) + (figures.carbs ?? 0) + (figures.fat ?? 0) > most;
  return [
    ...alone.map((nutrient) => doubt(nutrient, 'too-much')),
    ...(together && alone.length === 0 ? [doubt('carbs', 'too-much')] : []),
    ...densityDoubts(figures, amount),
  ];
}

function densityDoubts({ calories, sodium }: Nutrients, amount: number): Doubt[] {
  const energy = (calories ?? 0) > amount * KCAL_PER_GRAM_MOST + 5;
  const isSalty = (sodium ?? 0) > amount * SODIUM_PER_GRAM_MOST;
  return [
    ...(energy ? [doubt('calories', 'too-much')] : []),
    ...(isSalty ? [doubt('sodium', 'unclear')] : []),
  ];
}

function doubt(nutrient: Nutrient, reason: DoubtReason): Doubt {
  return { nutrient, reason };
}
