import type { Meal, MealFields } from '#shared/records/meal';
import type { PlannedMealFields } from '#shared/records/planned-meal';
import type { RecipeFields } from '#shared/records/recipe';
import { daysAfter } from '#shared/rules/calendar';
import { inOtherWeek } from '#shared/rules/meal-plan/planned-meal';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { type Change, write } from '../write';
import type { RecipeEntry } from './recipes';

export interface PlannedEntry extends PlannedMealFields {
  id: string;
  /** The recipe's current version; undefined if the plan has no recipe, or it was deleted. */
  recipe: RecipeEntry | undefined;
  /** The meal in the diary, once it is eaten. */
  eaten: Meal | undefined;
}

export type NewPlanned = Omit<PlannedMealFields, 'mealId'>;

/** Never waits for the network. All or none. @returns the ids */
export async function planMeals(meals: readonly NewPlanned[]): Promise<string[]> {
  return planMealsIn(await activeStore(), meals);
}

/** As `planMeals`, in this store. */
export async function planMealsIn(
  store: AccountStore,
  meals: readonly NewPlanned[],
): Promise<string[]> {
  return add(
    store,
    meals.map((meal) => ({ ...meal, mealId: store.newId() })),
  );
}

async function add(store: AccountStore, meals: readonly PlannedMealFields[]): Promise<string[]> {
  const changes = meals.map((patch): Change => {
    return { type: 'plannedMeal', id: store.newId(), act: 'put', patch };
  });
  await write(store, changes);
  return changes.map(({ id }) => id);
}

/** The ids of the records that `planNewRecipe` made. */
export interface PlannedRecipe {
  planned: string;
  recipe: string;
}

/** Plans a dish and saves it as a recipe in the same write, so that the shopping list has its ingredients. */
export async function planNewRecipe(
  recipe: RecipeFields,
  meal: Omit<NewPlanned, 'recipeId'>,
): Promise<PlannedRecipe> {
  const store = await activeStore();
  const ids = { planned: store.newId(), recipe: store.newId() };
  const patch = { ...meal, recipeId: ids.recipe, mealId: store.newId() };
  await write(store, [
    { type: 'recipe', id: ids.recipe, act: 'put', patch: recipe },
    { type: 'plannedMeal', id: ids.planned, act: 'put', patch },
  ]);
  return ids;
}

/** Deletes both records or none. */
export async function takeBackPlannedRecipe({ planned, recipe }: PlannedRecipe): Promise<void> {
  await write(await activeStore(), [
    { type: 'plannedMeal', id: planned, act: 'del', patch: null },
    { type: 'recipe', id: recipe, act: 'del', patch: null },
  ]);
}

export async function editPlanned(id: string, patch: Partial<PlannedMealFields>): Promise<void> {
  await write(await activeStore(), [{ type: 'plannedMeal', id, act: 'put', patch }]);
}

/** All or none. Meals that were eaten stay in the diary. */
export async function deletePlanned(ids: readonly string[]): Promise<void> {
  const deletions = ids.map((id): Change => ({ type: 'plannedMeal', id, act: 'del', patch: null }));
  await write(await activeStore(), deletions);
}

export async function restorePlanned(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'plannedMeal', id, act: 'restore', patch: null }]);
}

/** Copies each meal of a week to the same weekday of another week. @returns the new ids */
export async function copyWeek(from: string, to: string): Promise<string[]> {
  const store = await activeStore();
  const rows = await plannedRows(store, from);
  const meals = rows.map(({ data }) => data);
  return add(store, inOtherWeek(meals, { from, to, newId: store.newId }));
}

/**
 * Logs a planned meal and moves the plan to the day it was eaten, in one write. Uses `restore`, because another device
 * may have logged the same meal, and because it may be logged again after an undo.
 */
export async function logPlanned(planned: Loggable, meal: MealFields): Promise<void> {
  await logPlannedIn(await activeStore(), planned, meal);
}

type Loggable = Pick<PlannedEntry, 'id' | 'mealId' | 'day'>;

/** As `logPlanned`, in this store. */
export async function logPlannedIn(
  store: AccountStore,
  { id, mealId, day }: Loggable,
  meal: MealFields,
): Promise<void> {
  const eatenOn = meal.mealTime.slice(0, 10);
  const changes: Change[] = [{ type: 'meal', id: mealId, act: 'restore', patch: meal }];
  if (eatenOn !== day)
    changes.push({ type: 'plannedMeal', id, act: 'put', patch: { day: eatenOn } });
  await write(store, changes);
}

/** Deletes the meal from the diary. @param day the day it was planned for before, 'YYYY-MM-DD' */
export async function takeBackEaten(
  planned: Pick<PlannedEntry, 'id' | 'mealId'>,
  day: string,
): Promise<void> {
  await takeBackEatenIn(await activeStore(), planned, day);
}

/** As `takeBackEaten`, in this store. */
export async function takeBackEatenIn(
  store: AccountStore,
  { id, mealId }: Pick<PlannedEntry, 'id' | 'mealId'>,
  day: string,
): Promise<void> {
  const changes: Change[] = [{ type: 'meal', id: mealId, act: 'del', patch: null }];
  const row = await store.db.plannedMeal.get(id);
  if (row && row.data.day !== day)
    changes.push({ type: 'plannedMeal', id, act: 'put', patch: { day } });
  await write(store, changes);
}

const DAYS_OF_WEEK = 7;

/** Reads a week, or `days` days. @param from the first day, 'YYYY-MM-DD' */
async function plannedRows({ db }: AccountStore, from: string, days = DAYS_OF_WEEK) {
  const rows = await db.plannedMeal
    .where('data.day')
    .between(from, daysAfter(from, days - 1), true, true)
    .toArray();
  return rows.filter(({ deleted }) => deleted === 0);
}

export interface PlannedWeek {
  /** First day, 'YYYY-MM-DD'. */
  from: string;
  /** In the order in which they were planned. */
  entries: PlannedEntry[];
}

/** @param from first day of the week, 'YYYY-MM-DD' */
export async function plannedWeek(store: AccountStore, from: string): Promise<PlannedWeek> {
  return { from, entries: await entriesOf(store, await plannedRows(store, from)) };
}

/** Adds each plan's recipe and meal in the diary. In the order in which the meals were planned. */
async function entriesOf(
  { db }: AccountStore,
  rows: Awaited<ReturnType<typeof plannedRows>>,
): Promise<PlannedEntry[]> {
  const [recipes, meals] = await Promise.all([
    db.recipe.bulkGet(rows.map(({ data }) => data.recipeId ?? '')),
    db.meal.bulkGet(rows.map(({ data }) => data.mealId)),
  ]);
  const entries = rows.map(({ id, data }, place): PlannedEntry => {
    const recipe = recipes[place];
    const meal = meals[place];
    return {
      ...data,
      id,
      recipe: recipe?.deleted === 0 ? { id: recipe.id, ...recipe.data } : undefined,
      eaten: meal?.deleted === 0 ? meal.data : undefined,
    };
  });
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Planned meals that are not eaten yet. @param day the first day, 'YYYY-MM-DD' */
export async function stillPlanned(
  store: AccountStore,
  day: string,
  days = 1,
): Promise<PlannedEntry[]> {
  const entries = await entriesOf(store, await plannedRows(store, day, days));
  return entries.filter(({ eaten }) => eaten === undefined);
}

export function useStillPlanned(day: string, days = 1): PlannedEntry[] | undefined {
  return useLiveStore(async (store) => stillPlanned(store, day, days), [], [day, days]);
}

/** Returns the previous week, recognizable by its `from`, until the new one has been read. */
export function usePlannedWeek(from: string): PlannedWeek | undefined {
  return useLiveStore(async (store) => plannedWeek(store, from), { from, entries: [] }, [from]);
}
