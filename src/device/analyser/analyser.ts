import type { ReadLine } from '#shared/nutrition/recipes/read-ingredients';
import type { Food } from '#shared/nutrition/table/food';
import { type PersonalFood, personalFood } from '#shared/nutrition/table/personal-food';
import type { FoodFields } from '#shared/records/food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { Analysis } from '#shared/records/meal-item';

import { WorkerClient } from '../worker-client';

type RememberedFoods = readonly Pick<FoodMemoryFields, 'words' | 'meaning'>[];

/** The user's remembered and custom foods, with which the analyzer reads their words. */
export interface KnownFoods {
  memory: RememberedFoods;
  foods: readonly { id: string; food: FoodFields }[];
}

export type Question =
  | { kind: 'analyse'; text: string; memory: RememberedFoods; personal: readonly PersonalFood[] }
  | {
      kind: 'ingredients';
      text: string;
      memory: RememberedFoods;
      personal: readonly PersonalFood[];
    }
  | { kind: 'search'; query: string; limit: number }
  | { kind: 'foods'; codes: readonly string[] }
  | { kind: 'release' };

export interface Answers {
  analyse: Analysis;
  ingredients: ReadLine[];
  search: Food[];
  foods: Food[];
  release: string;
}

const analyser = new WorkerClient<Question, Answers[Question['kind']]>(
  () => new Worker(new URL('./analyser.worker.ts', import.meta.url), { name: 'analyser' }),
  // Once the tables are open, an answer takes milliseconds.
  { usual: 5_000, atStart: 20_000 },
);

async function ask<Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Answers[Kind]> {
  return (await analyser.ask(question)) as Answers[Kind];
}

export async function analyse(text: string, known: KnownFoods): Promise<Analysis> {
  return ask({ kind: 'analyse', text, ...asTables(known) });
}

/** Reads a list of ingredients, one per line, as raw amounts of a recipe. */
export async function readIngredients(text: string, known: KnownFoods): Promise<ReadLine[]> {
  return ask({ kind: 'ingredients', text, ...asTables(known) });
}

function asTables({ memory, foods }: KnownFoods) {
  return { memory, personal: foods.map(({ id, food }) => personalFood(id, food)) };
}

export async function searchFoods(query: string, limit: number): Promise<Food[]> {
  return ask({ kind: 'search', query, limit });
}

/** Skips codes that the table does not have. */
export async function foodsByCodes(codes: readonly string[]): Promise<Food[]> {
  return ask({ kind: 'foods', codes });
}

/** Also called early to start the worker, so that the first real question is fast. */
export async function tableRelease(): Promise<string> {
  return ask({ kind: 'release' });
}
