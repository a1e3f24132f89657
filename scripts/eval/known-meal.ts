/** One described meal with what is known of it. */
export interface KnownMeal {
  text: string;
  /** Energy in kcal, carbohydrate in grams. */
  calories: number;
  carbs: number;
  noFood: boolean;
  items: KnownItem[];
  /** What the meal is an example of; figures are told by tag, too. */
  tags: string[];
}

export interface KnownItem {
  code: string | null;
  name: string;
  caloriesPer100g: number;
}
