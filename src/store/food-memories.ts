import type { FoodMemoryFields } from '#shared/records/food-memory';

import { activeStore, type AccountStore } from './account-store';
import type { LocalRow } from './database';
import { derivedId } from './derived-id';
import { write, type Change } from './write';

/** What a person means by some words, with the plain form that all spellings of them share. */
export interface Lesson extends FoodMemoryFields {
  key: string;
}

export interface FoodMemoryEntry extends FoodMemoryFields {
  id: string;
}

/** Keeps what a person means by their words; what is known already is not written again. */
export async function rememberFoods(lessons: readonly Lesson[]): Promise<void> {
  if (lessons.length === 0) return;
  const store = await activeStore();
  const changes: Change[] = [];
  for (const lesson of lessons) {
    const known = await store.db.foodMemory.get(await memoryId(lesson.key));
    const before = known?.deleted === 0 ? known.data.meaning : undefined;
    const meaning = meaningAfter(before, lesson.meaning);
    const isKnown = before?.code === meaning.code && before.grams === meaning.grams;
    if (!isKnown) changes.push(await memoryChange({ ...lesson, meaning }));
  }
  if (changes.length > 0) await write(store, changes);
}

/** Whoever says which food, and nothing of its weight, leaves a weight standing that they gave for it. */
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

/**
 * The change that keeps a meaning. Always a `restore`: what was forgotten here or on another device
 * may be learnt again, and no answer is ever refused because the words were forgotten meanwhile.
 */
export async function memoryChange({ key, words, meaning }: Lesson): Promise<Change> {
  const id = await memoryId(key);
  return { type: 'foodMemory', id, act: 'restore', patch: { words, meaning } };
}

/** What is remembered, the oldest first: of two spellings that have become one, the later stands. */
export async function foodMemories({ db }: AccountStore): Promise<FoodMemoryEntry[]> {
  const rows = await db.foodMemory.filter((row) => row.deleted === 0).toArray();
  return rows
    .sort((one, other) => ageOf(one) - ageOf(other))
    .map(({ id, data }) => ({ id, ...data }));
}

/** What the server has not confirmed yet is the newest. */
function ageOf({ pending, updatedAt }: LocalRow<FoodMemoryFields>): number {
  return pending > 0 ? Number.MAX_SAFE_INTEGER : updatedAt;
}

/** The id of the memory of some words, by their plain form. */
async function memoryId(key: string): Promise<string> {
  return derivedId(`foodMemory ${key}`);
}
