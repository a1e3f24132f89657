import type { Nutrients } from '#shared/records/nutrients';

/** A household measure of one food: '1 cup' weighs `grams`. */
export interface Portion {
  text: string;
  grams: number;
}

/** A food of a table: figures per 100 g as eaten. */
export interface Food {
  /** Release of the table that the food and its figures are from. */
  table: string;
  /** Unlike any other food's, of whichever table. */
  code: string;
  description: string;
  per100g: Nutrients;
  portions: readonly Portion[];
  /** Weight eaten where nobody says how much, in grams; null where the table does not tell. */
  usualGrams: number | null;
  /** Weight of one where somebody counts, in grams, where no portion tells it. */
  oneGrams?: number;
}
