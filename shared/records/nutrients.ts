import * as z from 'zod';

import {
  DETAIL_NUTRIENTS,
  type DetailGroup,
  type DetailNutrient,
  mostDetail,
} from './detail-nutrients';

export type NutrientUnit = 'kcal' | 'g' | 'mg';

/** kcal in a gram (Atwater). */
export const ENERGY_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

/** A published daily amount for healthy adults. */
export interface Reference {
  direction: 'at least' | 'at most';
  /** In the nutrient's unit, a day. */
  amount: number;
  /** The publisher and the name of the value. */
  source: string;
}

interface CommonRow {
  /** Unit in which it is stored and shown. */
  unit: NutrientUnit;
  /** Food tables store integers: the value times this. */
  scale: number;
  /** Its name on screens. */
  label: string;
  /** Its heading on the page of all nutrients. */
  section: 'macro' | DetailGroup;
  /** Two unique letters, which a profile stores for nutrients shown on Today. They never change. */
  letters: string;
}

interface MacroRow extends CommonRow {
  group: 'energy' | 'macro';
}

interface MoreRow extends CommonRow {
  group: 'more';
  /** The reference value of a day. @param energy kcal of that day */
  reference: (energy: number) => Reference;
}

const FIBER_PER_1000_KCAL = 14;
const SATURATED_SHARE = 0.1;
const FAT_KCAL = 9;

/**
 * The nutrients that every item stores. Those that are looked up when they are shown are in detail-nutrients.ts, both
 * together in every-nutrient.ts. Add new nutrients only at the end: food tables store columns in this order. Names in
 * other sources are in nutrient-sources.ts.
 */
export const NUTRIENT_ROWS = {
  calories: {
    unit: 'kcal',
    scale: 1,
    label: 'Energy',
    group: 'energy',
    section: 'macro',
    letters: 'en',
  },
  protein: {
    unit: 'g',
    scale: 100,
    label: 'Protein',
    group: 'macro',
    section: 'macro',
    letters: 'pr',
  },
  carbs: { unit: 'g', scale: 100, label: 'Carbs', group: 'macro', section: 'macro', letters: 'cb' },
  fat: { unit: 'g', scale: 100, label: 'Fat', group: 'macro', section: 'fat', letters: 'fa' },
  fiber: {
    unit: 'g',
    scale: 10,
    label: 'Fiber',
    group: 'more',
    section: 'macro',
    letters: 'fb',
    reference: (energy: number): Reference => ({
      direction: 'at least',
      amount: (energy / 1_000) * FIBER_PER_1000_KCAL,
      source: '14 g for 1,000 kcal, adequate intake (Institute of Medicine, 2005)',
    }),
  },
  // Food tables have total sugars only, so the limits for added or free sugars do not apply.
  sugar: {
    unit: 'g',
    scale: 100,
    label: 'Sugars',
    group: 'more',
    section: 'macro',
    letters: 'su',
    reference: (): Reference => ({
      direction: 'at most',
      amount: 90,
      source:
        'reference intake of all sugars together, those of fruit and milk too (Regulation (EU) 1169/2011, Annex XIII)',
    }),
  },
  saturatedFat: {
    unit: 'g',
    scale: 1_000,
    label: 'Saturated fat',
    group: 'more',
    section: 'fat',
    letters: 'sf',
    reference: (energy: number): Reference => ({
      direction: 'at most',
      amount: (energy * SATURATED_SHARE) / FAT_KCAL,
      source: 'a tenth of the energy (World Health Organization, 2023)',
    }),
  },
  sodium: {
    unit: 'mg',
    scale: 1,
    label: 'Sodium',
    group: 'more',
    section: 'mineral',
    letters: 'na',
    reference: (): Reference => ({
      direction: 'at most',
      amount: 2_000,
      source: '2 g, which is 5 g of salt (World Health Organization, 2012)',
    }),
  },
  cholesterol: {
    unit: 'mg',
    scale: 1,
    label: 'Cholesterol',
    group: 'more',
    section: 'fat',
    letters: 'cl',
    reference: (): Reference => ({
      direction: 'at most',
      amount: 300,
      source: 'daily value (US Food and Drug Administration, 21 CFR 101.9)',
    }),
  },
  vitaminC: {
    unit: 'mg',
    scale: 10,
    label: 'Vitamin C',
    group: 'more',
    section: 'vitamin',
    letters: 'vc',
    reference: (): Reference => ({
      direction: 'at least',
      amount: 90,
      source: 'daily value (US Food and Drug Administration, 21 CFR 101.9)',
    }),
  },
} as const satisfies Record<string, MacroRow | MoreRow>;

type Rows = typeof NUTRIENT_ROWS;
export type Nutrient = keyof Rows;
/** A nutrient beyond energy and macros. */
export type MoreNutrient = {
  [Key in Nutrient]: Rows[Key]['group'] extends 'more' ? Key : never;
}[Nutrient];

/** The nutrients that every item stores, in the order in which tables store them. */
export const NUTRIENTS = Object.keys(NUTRIENT_ROWS) as Nutrient[];

/** The nutrients beyond energy and macros. */
export const MORE_NUTRIENTS = NUTRIENTS.filter(
  (nutrient): nutrient is MoreNutrient => NUTRIENT_ROWS[nutrient].group === 'more',
);

export function byNutrient<Value>(valueOf: (nutrient: Nutrient) => Value): Record<Nutrient, Value> {
  const values: Partial<Record<Nutrient, Value>> = {};
  for (const nutrient of NUTRIENTS) values[nutrient] = valueOf(nutrient);
  return values as Record<Nutrient, Value>;
}

/** Unit in which each nutrient is stored and shown. */
export const NUTRIENT_UNITS: Record<Nutrient, NutrientUnit> = byNutrient(
  (nutrient) => NUTRIENT_ROWS[nutrient].unit,
);

/**
 * Amounts of each nutrient, in its unit; null means that the source does not know, which is not zero. Detail
 * nutrients (detail-nutrients.ts) are present only for foods that are in no table, and only if someone has entered
 * them.
 */
export type Nutrients = Record<Nutrient, number | null> &
  Partial<Record<DetailNutrient, number | null>>;

const amount = z.number().min(0).max(1_000_000).nullable();

/**
 * The schema of amounts. A missing nutrient was added after the amounts were written: it is unknown. Nutrients of a
 * newer version are kept, so that an older device can change an item without losing them.
 */
function nutrientsSchemaOf<Key extends string>(
  nutrients: readonly Key[],
): z.ZodType<Record<Key, number | null>> {
  const shape = Object.fromEntries(nutrients.map((nutrient) => [nutrient, amount.default(null)]));
  return z.object(shape).catchall(amount) as unknown as z.ZodType<Record<Key, number | null>>;
}

export const nutrientsSchema: z.ZodType<Nutrients> = nutrientsSchemaOf(NUTRIENTS).refine(
  hasPossibleDetails,
  'More of a nutrient than there can be.',
);

function hasPossibleDetails(amounts: Nutrients): boolean {
  return DETAIL_NUTRIENTS.every((nutrient) => (amounts[nutrient] ?? 0) <= mostDetail(nutrient));
}

/** The known detail nutrients of a food that is in no table. */
export function knownDetails(amounts: Nutrients): Partial<Record<DetailNutrient, number>> {
  const known = DETAIL_NUTRIENTS.flatMap((nutrient) => {
    const amount = amounts[nutrient];
    return typeof amount === 'number' ? [[nutrient, amount] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Amounts that are all unknown. */
export function unknownNutrients(): Nutrients {
  return byNutrient(() => null);
}

/** Stored amounts, with null for every nutrient that was added later. */
export function withEveryNutrient(stored: Partial<Nutrients>): Nutrients {
  return NUTRIENTS.every((nutrient) => nutrient in stored)
    ? (stored as Nutrients)
    : { ...unknownNutrients(), ...stored };
}
