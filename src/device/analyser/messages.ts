import type { Food } from '#shared/nutrition/food';
import type { PersonalFood } from '#shared/nutrition/personal/personal-food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { Analysis } from '#shared/records/meal-item';

/** What a person's memory holds, as it is kept. */
export type Kept = readonly Pick<FoodMemoryFields, 'words' | 'meaning'>[];

/** What the page asks of the analyser's worker. */
export type Question =
  | { kind: 'analyse'; text: string; memory: Kept; personal: readonly PersonalFood[] }
  | { kind: 'search'; query: string; limit: number }
  | { kind: 'foods'; codes: readonly string[] }
  | { kind: 'release' };

/** What it answers to each. */
export interface Answers {
  analyse: Analysis;
  search: Food[];
  foods: Food[];
  release: string;
}
