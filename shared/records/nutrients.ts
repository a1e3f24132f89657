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

/** A published amount a day, for healthy adults. */
export interface Reference {
  direction: 'at least' | 'at most';
  /** In the nutrient's unit, a day. */
  amount: number;
  /** Who publishes it, and as what. */
  source: string;
}

interface CommonRow {
  /** Unit in which it is kept and shown. */
  unit: NutrientUnit;
  /** Food tables keep integers: the value times this. */
  scale: number;
  /** What screens call it. */
  label: string;
  /** Under which heading the page of all nutrients has it. */
  section: 'macro' | DetailGroup;
  /** Two of its own, by which a profile keeps that it stands on Today. They never change. */
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
 * together in every-nutrient.ts. Append only: food tables store columns in this order.
 * How other sources name each is in nutrient-sources.ts.
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
  // Tables know all sugars together: not the limits for added or free sugars.
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

/** A value for each of them. */
export function byNutrient<Value>(valueOf: (nutrient: Nutrient) => Value): Record<Nutrient, Value> {
  const values: Partial<Record<Nutrient, Value>> = {};
  for (const nutrient of NUTRIENTS) values[nutrient] = valueOf(nutrient);
  return values as Record<Nutrient, Value>;
}

/** Unit in which each nutrient is kept and shown. */
export const NUTRIENT_UNITS: Record<Nutrient, NutrientUnit> = byNutrient(
  (nutrient) => NUTRIENT_ROWS[nutrient].unit,
);

/**
 * Amounts of each nutrient, in its unit; null means that the source does not know, which is not zero. The further ones
 * (detail-nutrients.ts) are there only for a food that no table knows, and only where somebody has given them.
 */
export type Nutrients = Record<Nutrient, number | null> &
  Partial<Record<DetailNutrient, number | null>>;

const amount = z.number().min(0).max(1_000_000).nullable();

/**
 * The schema of amounts. What is missing was written before there was that nutrient: it is unknown.
 * One of a newer version is kept, so that a device that does not know it can change an item and not lose it.
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

/** The further nutrients that are known of a food that no table knows. */
export function knownDetails(amounts: Nutrients): Partial<Record<DetailNutrient, number>> {
  const known = DETAIL_NUTRIENTS.flatMap((nutrient) => {
    const amount = amounts[nutrient];
    return typeof amount === 'number' ? [[nutrient, amount] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Amounts of which nothing is known. */
export function unknownNutrients(): Nutrients {
  return byNutrient(() => null);
}

/** Stored amounts with null for every nutrient that came after them. */
export function withEveryNutrient(stored: Partial<Nutrients>): Nutrients {
  return NUTRIENTS.every((nutrient) => nutrient in stored)
    ? (stored as Nutrients)
    : { ...unknownNutrients(), ...stored };
}
