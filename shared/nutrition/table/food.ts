import type { Nutrients } from '#shared/records/nutrients';

/** A household measure of one food: '1 cup' weighs `grams`. */
export interface Portion {
  text: string;
  grams: number;
}

/** A food of a table: nutrients per 100 g as eaten. */
export interface Food {
  /** Release of the table that the food and its nutrients are from. */
  table: string;
  /** Unique across all tables. */
  code: string;
  description: string;
  per100g: Nutrients;
  portions: readonly Portion[];
  /** Weight if no amount is given, in grams; null if the table has none. */
  usualGrams: number | null;
  /** Weight of one piece if the user gives a count, in grams, for foods without such a portion. */
  oneGrams?: number;
}
