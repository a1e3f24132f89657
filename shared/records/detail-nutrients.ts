/**
 * The nutrients beyond those that every item stores (nutrients.ts). Those of a table's food are looked up by its code
 * when they are shown; only foods that no table knows carry their own.
 */
export type DetailUnit = 'g' | 'mg' | 'µg';

export const DETAIL_GROUPS = ['mineral', 'vitamin', 'fat', 'other'] as const;
export type DetailGroup = (typeof DETAIL_GROUPS)[number];

interface DetailRow {
  /** Unit in which it is kept and shown. */
  unit: DetailUnit;
  /** The table keeps integers: the value times this. Rounding is off by a hundredth of a day's need at most. */
  scale: number;
  label: string;
  group: DetailGroup;
}

/** Append only: the table of nutrients stores columns in this order. */
export const DETAIL_ROWS = {
  calcium: { unit: 'mg', scale: 1, label: 'Calcium', group: 'mineral' },
  iron: { unit: 'mg', scale: 20, label: 'Iron', group: 'mineral' },
  magnesium: { unit: 'mg', scale: 1, label: 'Magnesium', group: 'mineral' },
  phosphorus: { unit: 'mg', scale: 1, label: 'Phosphorus', group: 'mineral' },
  potassium: { unit: 'mg', scale: 1, label: 'Potassium', group: 'mineral' },
  zinc: { unit: 'mg', scale: 20, label: 'Zinc', group: 'mineral' },
  copper: { unit: 'mg', scale: 100, label: 'Copper', group: 'mineral' },
  selenium: { unit: 'µg', scale: 2, label: 'Selenium', group: 'mineral' },
  vitaminA: { unit: 'µg', scale: 1, label: 'Vitamin A', group: 'vitamin' },
  retinol: { unit: 'µg', scale: 1, label: 'Retinol', group: 'vitamin' },
  thiamin: { unit: 'mg', scale: 100, label: 'Thiamin (B1)', group: 'vitamin' },
  riboflavin: { unit: 'mg', scale: 100, label: 'Riboflavin (B2)', group: 'vitamin' },
  niacin: { unit: 'mg', scale: 10, label: 'Niacin (B3)', group: 'vitamin' },
  vitaminB6: { unit: 'mg', scale: 100, label: 'Vitamin B6', group: 'vitamin' },
  folate: { unit: 'µg', scale: 1, label: 'Folate', group: 'vitamin' },
  folicAcid: { unit: 'µg', scale: 1, label: 'Folic acid, added', group: 'vitamin' },
  vitaminB12: { unit: 'µg', scale: 50, label: 'Vitamin B12', group: 'vitamin' },
  choline: { unit: 'mg', scale: 1, label: 'Choline', group: 'vitamin' },
  vitaminD: { unit: 'µg', scale: 10, label: 'Vitamin D', group: 'vitamin' },
  vitaminE: { unit: 'mg', scale: 10, label: 'Vitamin E', group: 'vitamin' },
  vitaminK: { unit: 'µg', scale: 1, label: 'Vitamin K', group: 'vitamin' },
  monounsaturated: { unit: 'g', scale: 10, label: 'Monounsaturated fat', group: 'fat' },
  polyunsaturated: { unit: 'g', scale: 10, label: 'Polyunsaturated fat', group: 'fat' },
  linoleic: { unit: 'g', scale: 10, label: 'Linoleic acid (omega-6)', group: 'fat' },
  linolenic: { unit: 'g', scale: 100, label: 'Linolenic acid (omega-3)', group: 'fat' },
  epaDha: { unit: 'g', scale: 200, label: 'EPA and DHA (omega-3)', group: 'fat' },
  betaCarotene: { unit: 'µg', scale: 0.1, label: 'Beta-carotene', group: 'other' },
  lycopene: { unit: 'µg', scale: 0.1, label: 'Lycopene', group: 'other' },
  lutein: { unit: 'µg', scale: 0.1, label: 'Lutein and zeaxanthin', group: 'other' },
  water: { unit: 'g', scale: 1, label: 'Water', group: 'other' },
  alcohol: { unit: 'g', scale: 10, label: 'Alcohol', group: 'other' },
  caffeine: { unit: 'mg', scale: 1, label: 'Caffeine', group: 'other' },
} as const satisfies Record<string, DetailRow>;

export type DetailNutrient = keyof typeof DETAIL_ROWS;

/** In the order in which the table stores them. */
export const DETAIL_NUTRIENTS = Object.keys(DETAIL_ROWS) as DetailNutrient[];

/** In the units of `DETAIL_ROWS`; null means that the source does not know, which is not zero. */
export type DetailAmounts = Record<DetailNutrient, number | null>;

export function byDetail<Value>(
  valueOf: (nutrient: DetailNutrient) => Value,
): Record<DetailNutrient, Value> {
  const entries = DETAIL_NUTRIENTS.map((nutrient) => [nutrient, valueOf(nutrient)]);
  return Object.fromEntries(entries) as Record<DetailNutrient, Value>;
}
