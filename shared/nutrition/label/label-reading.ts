import type { Nutrient, Nutrients } from '#shared/records/nutrients';

/** Why a value of a label should be checked. */
export type DoubtReason =
  /** On every label, but not recognized. */
  | 'missing'
  /** The print allows more than one number; the one that fits the others was taken. */
  | 'unclear'
  /** kJ and kcal do not match. */
  | 'kilojoules'
  /** Protein, carbohydrate and fat do not add up to the calories, so one of the four is wrong. */
  | 'sum'
  /** A part is more than its whole: sugar than carbohydrate, saturated fat than fat. */
  | 'part'
  /** The values per serving and per 100 g do not match. */
  | 'columns'
  /** More than 100 g in 100 g. */
  | 'too-much';

export interface Doubt {
  nutrient: Nutrient;
  reason: DoubtReason;
}

/** A serving as the label states it, in grams or milliliters. */
export interface Serving {
  size: number;
  /** The label's words for it: '2/3 cup'; empty if it has none. */
  text: string;
}

/** What was read from a nutrition label. */
export interface LabelReading {
  /** The unit of its amounts: milliliters for drinks. */
  unit: 'g' | 'ml';
  serving: Serving | null;
  /** Values per 100 g or 100 ml as printed, or calculated from the serving size; null if neither is possible. */
  per100: Nutrients | null;
  /** Whether the values per 100 are printed, not calculated from a serving's. */
  printsPer100: boolean;
  /** Values per serving as printed; null if the label has none. */
  perServing: Nutrients | null;
  doubts: Doubt[];
}
