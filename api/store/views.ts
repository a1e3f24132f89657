import type { Nutrient } from '#shared/records/nutrients';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uncapitalize<First> ? First : `_${Uncapitalize<First>}`}${SnakeCase<Rest>}`
  : '';

/** The column of a nutrient in the view of meals: `saturated_fat`. */
export type NutrientColumn = SnakeCase<Nutrient>;

/** The specification's meals, a view of the records. */
export interface MealsView extends Record<NutrientColumn, number | null> {
  id: string;
  user_id: string;
  name: string;
  description: string | null;
  meal_type: string;
  meal_time: string;
  image_url: string | null;
  confidence: string | null;
  created_at: number;
  updated_at: number;
}

/** The specification's profiles, a view of the records. */
export interface UserProfilesView {
  id: string;
  user_id: string;
  objective: string;
  current_weight: number;
  target_weight: number;
  height: number;
  height_unit: string;
  weight_unit: string;
  timeline: number;
  activity_level: string;
  age: number;
  gender: string;
  daily_calorie_target: number | null;
  created_at: number;
  updated_at: number;
}

/** The specification's weights, a view of the records. */
export interface WeightEntriesView {
  id: string;
  user_id: string;
  weight: number;
  weight_unit: string;
  recorded_at: string;
  created_at: number;
}

/** The specification's awards, a view of the records. */
export interface AwardsView {
  id: string;
  user_id: string;
  award_type: string;
  award_name: string;
  description: string;
  icon: string;
  value: number;
  earned_at: string;
}
