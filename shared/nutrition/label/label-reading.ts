import type { Nutrient, Nutrients } from '#shared/records/nutrients';

/** Why a figure of a label is to be looked at again. */
export type DoubtReason =
  /** Printed on every label, and not read. */
  | 'missing'
  /** The print allows more than one number; the one that fits the others was taken. */
  | 'unclear'
  /** kJ and kcal do not say the same. */
  | 'kilojoules'
  /** Protein, carbohydrate and fat do not make up the calories: one of the four is wrong. */
  | 'sum'
  /** A part is more than its whole: sugar than carbohydrate, saturated fat than fat. */
  | 'part'
  /** The figures of a serving and of 100 g do not say the same. */
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
  /** The label's words for it: '2/3 cup'; empty where it has none. */
  text: string;
}

/** What was read off a nutrition label. */
export interface LabelReading {
  /** What its amounts are counted in: milliliters on drinks. */
  unit: 'g' | 'ml';
  serving: Serving | null;
  /** Figures of 100 g or 100 ml as printed, or by the serving's size; null where neither can be had. */
  per100: Nutrients | null;
  /** Whether the figures of 100 are printed, and not made of a serving's. */
  printsPer100: boolean;
  /** Figures of a serving as printed; null where the label has none. */
  perServing: Nutrients | null;
  doubts: Doubt[];
}
