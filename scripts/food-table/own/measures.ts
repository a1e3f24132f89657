/** Measures that people say and the tables lack or weigh otherwise. */
interface Measures {
  of: readonly [code: string, name: string];
  measures: Readonly<Record<string, number>>;
  /** Grams where nobody says how much, in place of the table's own. */
  usual?: number;
}

export const MEASURES: readonly Measures[] = [];

/** Measures of a whole category, for the foods of it that have none of the name. */
export const CATEGORY_MEASURES: readonly {
  category: string;
  measures: Readonly<Record<string, number>>;
}[] = [];
