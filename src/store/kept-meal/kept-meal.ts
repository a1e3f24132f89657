import type { MealFields } from '#shared/records/meal';

/** A meal that a visitor described before there is an account for it. */
export interface KeptMeal {
  /** Of the record that it becomes: a second try writes the same one. */
  id: string;
  fields: MealFields;
}

const KEY = 'platelog-kept-meal';

/** In this tab only, until it is closed; the server gets nothing of it. @returns whether there is room for it */
export function keepMeal(meal: KeptMeal): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(meal));
    return true;
  } catch {
    return false;
  }
}

export function keptMeal(): KeptMeal | null {
  try {
    const meal = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptMeal | null;
    return typeof meal?.id === 'string' && typeof meal.fields?.description === 'string'
      ? meal
      : null;
  } catch {
    return null;
  }
}

export function forgetKeptMeal(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
