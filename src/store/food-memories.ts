import type { FoodMemoryFields } from '#shared/records/food-memory';
import { shownItems } from '#shared/rules/meal-state';

import { type AccountStore, activeStore } from './account-store';
import type { LocalRow } from './database';
import { latestMeals } from './diary';
import { type FoodEntry, personalFoods } from './foods';
import { useLiveStore } from './use-live';
import { type Change, derivedId, write } from './write';

const RECENT_MEALS = 80;

const RECENT_FOODS_MAX = 40;

/** `key` is the normalized form that all spellings of the words share. */
export interface Lesson extends FoodMemoryFields {
  key: string;
}

export interface FoodMemoryEntry extends FoodMemoryFields {
  id: string;
}

export async function rememberFoods(lessons: readonly Lesson[]): Promise<void> {
  if (lessons.length === 0) return;
  const store = await activeStore();
  const changes: Change[] = [];
  for (const lesson of lessons) {
    const known = await store.db.foodMemory.get(await derivedId('foodMemory', lesson.key));
    const before = known?.deleted === 0 ? known.data.meaning : undefined;
    const meaning = meaningAfter(before, lesson.meaning);
    const isKnown = before?.code === meaning.code && before.grams === meaning.grams;
    if (!isKnown) changes.push(await memoryChange({ ...lesson, meaning }));
  }
  if (changes.length > 0) await write(store, changes);
}

/** If the user chooses the same food again without a weight, the earlier weight is kept. */
function meaningAfter(
  before: FoodMemoryFields['meaning'] | undefined,
  now: FoodMemoryFields['meaning'],
): FoodMemoryFields['meaning'] {
  const keeps = now.grams === null && before?.code === now.code;
  return keeps ? { ...now, grams: before.grams } : now;
}

export async function forgetFood(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'foodMemory', id, act: 'del', patch: null }]);
}

/** Always `restore`: deleted words can be learned again, and the change is not rejected if another device deleted them. */
export async function memoryChange({ key, words, meaning }: Lesson): Promise<Change> {
  const id = await derivedId('foodMemory', key);
  return { type: 'foodMemory', id, act: 'restore', patch: { words, meaning } };
}

/** The user's remembered and custom foods, with which the analyzer reads their words. */
export async function knownFoods(
  store: AccountStore,
): Promise<{ memory: FoodMemoryEntry[]; foods: FoodEntry[] }> {
  const [memory, foods] = await Promise.all([foodMemories(store), personalFoods(store)]);
  return { memory, foods };
}

/** Oldest first: if two records have the same key, the later one wins. */
export async function foodMemories({ db }: AccountStore): Promise<FoodMemoryEntry[]> {
  const rows = await db.foodMemory.filter((row) => row.deleted === 0).toArray();
  return rows
    .sort((one, other) => ageOf(one) - ageOf(other))
    .map(({ id, data }) => ({ id, ...data }));
}

/** Records with changes that the server has not confirmed count as newest. */
function ageOf({ pending, updatedAt }: LocalRow<FoodMemoryFields>): number {
  return pending > 0 ? Number.MAX_SAFE_INTEGER : updatedAt;
}

export function useFoodMemories(): FoodMemoryEntry[] | undefined {
  return useLiveStore(foodMemories, [], []);
}

export interface RecentFood {
  code: string;
  /** The user's own name for it, for search. */
  words: string;
}

/** Foods of the latest meals, newest first, then the other remembered foods. */
async function recentFoods(store: AccountStore): Promise<RecentFood[]> {
  const meals = await latestMeals(store, RECENT_MEALS);
  const eaten = meals
    .flatMap((meal) => shownItems(meal) ?? [])
    .flatMap(({ name, source }) =>
      source.kind === 'table' ? [{ code: source.code, words: name }] : [],
    );
  const taught = (await foodMemories(store))
    .reverse()
    .map(({ words, meaning }) => ({ code: meaning.code, words }));
  const byCode = new Map<string, RecentFood>();
  for (const food of [...eaten, ...taught]) {
    const known = byCode.get(food.code);
    const words = known ? `${known.words} ${food.words}` : food.words;
    byCode.set(food.code, { code: food.code, words });
  }
  return [...byCode.values()].slice(0, RECENT_FOODS_MAX);
}

export function useRecentFoods(): RecentFood[] | undefined {
  return useLiveStore(recentFoods, [], []);
}
