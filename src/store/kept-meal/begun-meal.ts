import type { MealType } from '#shared/records/meal';

import { isKeptInMemory } from '../shared-device';
import { tabStorage } from './kept-meal';

/** What is in the form of a new meal and not saved yet. */
export interface BegunMeal {
  description: string;
  notes: string;
  /** Null if the person set neither the time nor the meal. */
  mealTime: string | null;
  mealType: MealType | null;
  /** Missing in what an older page has kept. */
  slot?: string | null | undefined;
}

interface Begun {
  userId: string;
  meal: BegunMeal;
}

const KEY = 'platelog-begun-meal';

let inMemory: Begun | null = null;

/** For this tab; on a shared device until the page is left. Without words it is forgotten. */
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

/** Another account's is forgotten. */
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
