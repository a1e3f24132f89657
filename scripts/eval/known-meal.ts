/** One described meal with what is known of it. */
export interface KnownMeal {
  text: string;
  /** Energy in kcal, carbohydrate in grams; carbohydrate is NaN where the set does not tell. */
  calories: number;
  carbs: number;
  /** What a careful person would accept, in kcal; undefined where the set does not tell. */
  accepted?: { low: number; high: number };
  noFood: boolean;
  items: KnownItem[];
  /** What the meal is an example of; figures are told by tag, too. */
  tags: string[];
}

export interface KnownItem {
  code: string | null;
  name: string;
  grams: number;
  /** Undefined where the set tells a name and a weight alone. */
  caloriesPer100g?: number;
}
