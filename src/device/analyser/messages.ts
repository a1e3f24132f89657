import type { Food } from '#shared/nutrition/food';
import type { PersonalFood } from '#shared/nutrition/personal/personal-food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { Analysis } from '#shared/records/meal-item';

export type Kept = readonly Pick<FoodMemoryFields, 'words' | 'meaning'>[];

export type Question =
  | { kind: 'analyse'; text: string; memory: Kept; personal: readonly PersonalFood[] }
  | { kind: 'search'; query: string; limit: number }
  | { kind: 'foods'; codes: readonly string[] }
  | { kind: 'release' };

export interface Answers {
  analyse: Analysis;
  search: Food[];
  foods: Food[];
  release: string;
}
