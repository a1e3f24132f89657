/**
 * The nutrients beyond those that every item stores (nutrients.ts). For foods of a food table they are looked up by
 * the food's code when shown; only foods that are in no table store their own.
 */
export type DetailUnit = 'g' | 'mg' | 'µg';

export type DetailGroup = 'mineral' | 'vitamin' | 'fat' | 'other';

interface DetailRow {
  /** Unit in which it is stored and shown. */
  unit: DetailUnit;
  /** The table stores integers: the value times this. The rounding error is at most a hundredth of a day's need. */
  scale: number;
  /**
   * The highest plausible amount per 100 g: twice the highest of any food in the tables, at most 100 g. A user who
   * enters more is asked to confirm.
   */
  likely: number;
  label: string;
  group: DetailGroup;
  /** As in nutrients.ts. */
  letters: string;
}

/** Add new nutrients only at the end: the nutrient table stores its columns in this order. */
export const DETAIL_ROWS = {
  calcium: {
    unit: 'mg',
    scale: 1,
    likely: 15_000,
    label: 'Calcium',
    group: 'mineral',
    letters: 'ca',
  },
  iron: { unit: 'mg', scale: 20, likely: 300, label: 'Iron', group: 'mineral', letters: 'fe' },
  magnesium: {
    unit: 'mg',
    scale: 1,
    likely: 1_600,
    label: 'Magnesium',
    group: 'mineral',
    letters: 'mg',
  },
  phosphorus: {
    unit: 'mg',
    scale: 1,
    likely: 20_000,
    label: 'Phosphorus',
    group: 'mineral',
    letters: 'ph',
  },
  potassium: {
    unit: 'mg',
    scale: 1,
    likely: 40_000,
    label: 'Potassium',
    group: 'mineral',
    letters: 'k1',
  },
  zinc: { unit: 'mg', scale: 20, likely: 200, label: 'Zinc', group: 'mineral', letters: 'zn' },
  copper: { unit: 'mg', scale: 100, likely: 40, label: 'Copper', group: 'mineral', letters: 'cu' },
  selenium: {
    unit: 'µg',
    scale: 2,
    likely: 4_000,
    label: 'Selenium',
    group: 'mineral',
    letters: 'se',
  },
  vitaminA: {
    unit: 'µg',
    scale: 1,
    likely: 60_000,
    label: 'Vitamin A',
    group: 'vitamin',
    letters: 'va',
  },
  retinol: {
    unit: 'µg',
    scale: 1,
    likely: 60_000,
    label: 'Retinol',
    group: 'vitamin',
    letters: 're',
  },
  thiamin: {
    unit: 'mg',
    scale: 100,
    likely: 50,
    label: 'Thiamin (B1)',
    group: 'vitamin',
    letters: 'b1',
  },
  riboflavin: {
    unit: 'mg',
    scale: 100,
    likely: 40,
    label: 'Riboflavin (B2)',
    group: 'vitamin',
    letters: 'b2',
  },
  niacin: {
    unit: 'mg',
    scale: 10,
    likely: 300,
    label: 'Niacin (B3)',
    group: 'vitamin',
    letters: 'b3',
  },
  vitaminB6: {
    unit: 'mg',
    scale: 100,
    likely: 9,
    label: 'Vitamin B6',
    group: 'vitamin',
    letters: 'b6',
  },
  folate: {
    unit: 'µg',
    scale: 1,
    likely: 12_000,
    label: 'Folate',
    group: 'vitamin',
    letters: 'fo',
  },
  folicAcid: {
    unit: 'µg',
    scale: 1,
    likely: 6_000,
    label: 'Folic acid, added',
    group: 'vitamin',
    letters: 'fc',
  },
  vitaminB12: {
    unit: 'µg',
    scale: 50,
    likely: 200,
    label: 'Vitamin B12',
    group: 'vitamin',
    letters: 'bt',
  },
  choline: {
    unit: 'mg',
    scale: 1,
    likely: 5_000,
    label: 'Choline',
    group: 'vitamin',
    letters: 'co',
  },
  vitaminD: {
    unit: 'µg',
    scale: 10,
    likely: 500,
    label: 'Vitamin D',
    group: 'vitamin',
    letters: 'vd',
  },
  vitaminE: {
    unit: 'mg',
    scale: 10,
    likely: 300,
    label: 'Vitamin E',
    group: 'vitamin',
    letters: 've',
  },
  vitaminK: {
    unit: 'µg',
    scale: 1,
    likely: 4_000,
    label: 'Vitamin K',
    group: 'vitamin',
    letters: 'vk',
  },
  monounsaturated: {
    unit: 'g',
    scale: 10,
    likely: 100,
    label: 'Monounsaturated fat',
    group: 'fat',
    letters: 'mf',
  },
  polyunsaturated: {
    unit: 'g',
    scale: 10,
    likely: 100,
    label: 'Polyunsaturated fat',
    group: 'fat',
    letters: 'pf',
  },
  linoleic: {
    unit: 'g',
    scale: 10,
    likely: 100,
    label: 'Linoleic acid (omega-6)',
    group: 'fat',
    letters: 'o6',
  },
  linolenic: {
    unit: 'g',
    scale: 100,
    likely: 100,
    label: 'Linolenic acid (omega-3)',
    group: 'fat',
    letters: 'o3',
  },
  epaDha: {
    unit: 'g',
    scale: 200,
    likely: 100,
    label: 'EPA and DHA (omega-3)',
    group: 'fat',
    letters: 'ed',
  },
  betaCarotene: {
    unit: 'µg',
    scale: 0.1,
    likely: 90_000,
    label: 'Beta-carotene',
    group: 'other',
    letters: 'bc',
  },
  lycopene: {
    unit: 'µg',
    scale: 0.1,
    likely: 100_000,
    label: 'Lycopene',
    group: 'other',
    letters: 'ly',
  },
  lutein: {
    unit: 'µg',
    scale: 0.1,
    likely: 40_000,
    label: 'Lutein and zeaxanthin',
    group: 'other',
    letters: 'lu',
  },
  water: { unit: 'g', scale: 1, likely: 100, label: 'Water', group: 'other', letters: 'wa' },
  alcohol: { unit: 'g', scale: 10, likely: 100, label: 'Alcohol', group: 'other', letters: 'al' },
  caffeine: {
    unit: 'mg',
    scale: 1,
    likely: 12_000,
    label: 'Caffeine',
    group: 'other',
    letters: 'cf',
  },
} as const satisfies Record<string, DetailRow>;

/**
 * The most that an item, or 100 g of a food, may hold in its unit: 10 kg of water, 1 kg of any other nutrient in
 * grams or mg, 1 g in µg. A tablet holds far more in 100 g than food does.
 */
export function mostDetail(nutrient: DetailNutrient): number {
  if (nutrient === 'water') return 10_000;
  return { g: 1_000, mg: 1_000_000, µg: 1_000_000 }[DETAIL_ROWS[nutrient].unit];
}

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
