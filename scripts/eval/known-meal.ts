/** One described meal with what is known about it. */
export interface KnownMeal {
  text: string;
  /** Energy in kcal, carbohydrate in grams; carbohydrate is NaN if the set does not have it. */
  calories: number;
  carbs: number;
  /** What a careful person would accept, in kcal; undefined if the set does not have it. */
  accepted?: { low: number; high: number };
  noFood: boolean;
  items: KnownItem[];
  /** What the meal is an example of; scores are also reported by tag. */
  tags: string[];
}

export interface KnownItem {
  code: string | null;
  name: string;
  grams: number;
  /** Undefined if the set has only a name and a weight. */
  caloriesPer100g?: number;
}
