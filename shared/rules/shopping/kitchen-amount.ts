import type { MealItem } from '#shared/records/meal-item';

/** An amount in kitchen units: 3 tbsp, 2 large, 250 g. */
export interface KitchenAmount {
  count: number;
  /** '' for pieces. Weights are always in grams and measured volumes in milliliters. */
  unit: string;
}

/** By written unit: the unit in which amounts are summed, and the conversion factor. */
const UNITS = new Map<string, readonly [unit: string, each: number]>(
  (
    [
      [['tbsp', 'tbsps', 'tablespoon', 'tablespoons'], 'tbsp', 1],
      [['tsp', 'tsps', 'teaspoon', 'teaspoons'], 'tsp', 1],
      [['cup', 'cups'], 'cup', 1],
      [['can', 'cans', 'tin', 'tins'], 'can', 1],
      [['ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres'], 'ml', 1],
      [['cl'], 'ml', 10],
      [['dl'], 'ml', 100],
      [['l', 'liter', 'liters', 'litre', 'litres'], 'ml', 1_000],
    ] as const
  ).flatMap(([words, unit, each]) => words.map((word) => [word, [unit, each] as const] as const)),
);

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
};
const SAID =
  /^(?:(\d+)[ -]?([½⅓⅔¼¾⅛])|(\d+) (\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:\.\d+)?)|([½⅓⅔¼¾⅛])|an?)(?= |$) ?(.*)$/iu;

/**
 * Parses an amount in its kitchen unit. Weights are not parsed; use the item's grams.
 * @param text the item's amount: '2 tbsp', '1/2 cup', '3', '2 large'
 * @returns undefined if it cannot be summed: '1-2', 'to taste'
 */
export function kitchenAmount(text: string): KitchenAmount | undefined {
  const found = SAID.exec(text.trim());
  if (!found) return undefined;
  const count = countOf(found);
  const words = (found[10] ?? '').trim().toLowerCase();
  const [unit, each] = UNITS.get(words) ?? [words, 1];
  return Number.isFinite(count) && count > 0 ? { count: count * each, unit } : undefined;
}

function countOf([, whole, sign, and, over, under, top, bottom, plain, alone]: RegExpExecArray) {
  if (sign !== undefined) return Number(whole) + (FRACTIONS[sign] ?? 0);
  if (and !== undefined) return Number(and) + Number(over) / Number(under);
  if (top !== undefined) return Number(top) / Number(bottom);
  if (plain !== undefined) return Number(plain);
  return alone === undefined ? 1 : (FRACTIONS[alone] ?? 0);
}

/** Whether the amount was stated. An assumed usual portion is not an amount to buy. */
export function isAmountSaid({ amount: { basis } }: Pick<MealItem, 'amount'>): boolean {
  return basis.startsWith('stated-');
}

/**
 * The sum, if all amounts have the same unit.
 * @returns undefined for no amounts, for different units, and if one of them cannot be summed
 */
export function sumOfAmounts(
  amounts: readonly (KitchenAmount | undefined)[],
): KitchenAmount | undefined {
  const [first] = amounts;
  if (!first || amounts.some((one) => one?.unit !== first.unit)) return undefined;
  return { unit: first.unit, count: amounts.reduce((sum, one) => sum + (one?.count ?? 0), 0) };
}
