import type { MealItem } from '#shared/records/meal-item';

/** An amount as a kitchen says it: 3 tbsp, 2 large, 250 g. */
export interface KitchenAmount {
  count: number;
  /** '' for pieces. Grams and milliliters are the only weight and volume of a scale or a jug. */
  unit: string;
}

/** By what people write, the unit that they are summed in and how many of it that is. */
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
 * What a line says of an amount, in the unit that it says it in. Weights are left to the item's grams.
 * @param text as in the item: '2 tbsp', '1/2 cup', '3', '2 large'
 * @returns undefined where it cannot be counted: '1-2', 'to taste'
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

/** Whether a line says how much of the food it means. What is taken as usual is no amount to buy. */
export function isAmountSaid({ amount: { basis } }: Pick<MealItem, 'amount'>): boolean {
  return basis.startsWith('stated-');
}

/**
 * The sum, where all are said in one unit.
 * @returns undefined for none, for different units, and where one of them cannot be counted
 */
export function sumOfAmounts(
  amounts: readonly (KitchenAmount | undefined)[],
): KitchenAmount | undefined {
  const [first] = amounts;
  if (!first || amounts.some((one) => one?.unit !== first.unit)) return undefined;
  return { unit: first.unit, count: amounts.reduce((sum, one) => sum + (one?.count ?? 0), 0) };
}
