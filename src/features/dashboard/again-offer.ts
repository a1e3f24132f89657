import type { Meal, MealFields, MealType } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';
import { contentKey, copyOfMeal } from '#shared/rules/copy-meal';
import { shownItems } from '#shared/rules/meal-state';
import { mealTypeAt } from '#shared/rules/meal-type';
import { likeliest } from '#shared/rules/suggestions';

export interface AgainOffer {
  mealType: MealType;
  /** All of yesterday's breakfast; otherwise one meal that is usual at this hour. */
  isYesterday: boolean;
  meals: readonly Meal[];
}

/**
 * Breakfasts are much the same from day to day, other meals are not. Null if such a meal is logged today
 * already, or none was before.
 * @param latest newest first
 * @param now 'YYYY-MM-DDTHH:mm'
 */
export function againOffer(latest: readonly Meal[], now: string): AgainOffer | null {
  const today = now.slice(0, 10);
  const mealType = mealTypeAt(now);
  const ofType = latest.filter((meal) => meal.mealType === mealType);
  if (ofType.some(({ mealTime }) => mealTime.startsWith(today))) return null;
  const before = ofType.filter((meal) => meal.mealTime < today && isRead(meal));
  const yesterday = daysAfter(today, -1);
  const lastBreakfast = before.filter(({ mealTime }) => mealTime.startsWith(yesterday)).reverse();
  if (mealType === 'breakfast' && lastBreakfast.length > 0) {
    return { mealType, isYesterday: true, meals: lastBreakfast };
  }
  const usual = usualMeal(before, now);
  return usual ? { mealType, isYesterday: false, meals: [usual] } : null;
}

/** @param mealTime when they are eaten now, 'YYYY-MM-DDTHH:mm' */
export function copiesOf({ meals, mealType }: AgainOffer, mealTime: string): MealFields[] {
  return meals.flatMap((meal) => copyOfMeal(meal, { mealTime, mealType }) ?? []);
}

function usualMeal(meals: readonly Meal[], now: string): Meal | undefined {
  const eaten = meals.map((meal) => ({ ...meal, key: keyOf(meal) }));
  const [key] = likeliest(eaten, { mealTime: now, mealType: mealTypeAt(now) });
  return meals.find((meal) => keyOf(meal) === key);
}

const keyOf = (meal: Meal) => contentKey(shownItems(meal) ?? []);
const isRead = (meal: Meal) => (shownItems(meal) ?? []).length > 0;
