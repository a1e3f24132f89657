import type { MealType } from '#shared/records/meal';

import { isKeptInMemory } from '../shared-device';
import { tabStorage } from './kept-meal';

/** The unsaved input in the form for a new meal. */
export interface BegunMeal {
  description: string;
  notes: string;
  /** Null if the user set neither the time nor the meal type. */
  mealTime: string | null;
  mealType: MealType | null;
  /** Missing if an older app version stored it. */
  slot?: string | null | undefined;
}

interface Begun {
  userId: string;
  meal: BegunMeal;
}

const KEY = 'platelog-begun-meal';

let inMemory: Begun | null = null;

/** Kept for this tab; on a shared device only until the page is left. Input without words is deleted. */
export function keepBegunMeal(userId: string, meal: BegunMeal): void {
  if (meal.description.trim() === '' && meal.notes.trim() === '') {
    forgetBegunMeal();
    return;
  }
  inMemory = { userId, meal };
  if (isKeptInMemory()) return;
  try {
    tabStorage()?.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Storage is blocked or full: the page still has it.
  }
}

/** Deletes the input if it belongs to another account. */
export function begunMeal(userId: string): BegunMeal | null {
  const begun = inMemory ?? readBegun();
  if (begun?.userId === userId) return begun.meal;
  forgetBegunMeal();
  return null;
}

export function forgetBegunMeal(): void {
  inMemory = null;
  try {
    tabStorage()?.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function readBegun(): Begun | null {
  try {
    const begun = JSON.parse(tabStorage()?.getItem(KEY) ?? 'null') as Partial<Begun> | null;
    const isBegun =
      typeof begun?.meal?.description === 'string' && typeof begun.meal.notes === 'string';
    return isBegun ? (begun as Begun) : null;
  } catch {
    return null;
  }
}
