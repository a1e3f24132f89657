export type Measures = Readonly<Record<string, number>>;

/** A measure of SR28 whose weight is taken: the food's code, and its portion as our table writes it. */
export type Citation = readonly [code: string, portion: string];

/** Measures that people say of a food and its table lacks or weighs otherwise. */
export interface FoodMeasures {
  of: readonly [code: string, name: string];
  /** Grams, recalled: no source was opened. */
  measures?: Measures;
  /** Measures with the weight that SR28 prints for another one. */
  cited?: Readonly<Record<string, Citation>>;
  /** Grams where nobody says how much, in place of the table's own. */
  usual?: number;
  /** Grams of one where somebody counts, in place of the table's own. */
  one?: number;
}
