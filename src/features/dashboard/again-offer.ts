import type { Meal, MealFields } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';
import { contentKey, copyOfMeal } from '#shared/rules/copy-meal';
import { FOUR_SLOTS, type Slot, slotAt, slotOf, slotFieldsOf } from '#shared/rules/meal-slots';
import { shownItems } from '#shared/rules/meal-state';
import { likeliest } from '#shared/rules/suggestions';

export interface AgainOffer {
  slot: Slot;
  /** Whether it is yesterday's whole breakfast; otherwise it is one meal that is usual at this hour. */
  isYesterday: boolean;
  meals: readonly Meal[];
}

/**
 * What to offer to log again. Breakfasts are similar from day to day, other meals are not. Null if such a meal is
 * already logged today, or there was none before.
 * @param latest newest first
 * @param now 'YYYY-MM-DDTHH:mm'
 */
export function againOffer(
  latest: readonly Meal[],
  now: string,
  slots: readonly Slot[] = FOUR_SLOTS,
): AgainOffer | null {
  const today = now.slice(0, 10);
  const slot = slotAt(now, slots);
  const inSlot = latest.filter((meal) => slotOf(meal, slots).key === slot.key);
  if (inSlot.some(({ mealTime }) => mealTime.startsWith(today))) return null;
  const before = inSlot.filter((meal) => meal.mealTime < today && isRead(meal));
  const yesterday = daysAfter(today, -1);
  const lastBreakfast = before.filter(({ mealTime }) => mealTime.startsWith(yesterday)).reverse();
  if (slot.key === 'breakfast' && lastBreakfast.length > 0) {
    return { slot, isYesterday: true, meals: lastBreakfast };
  }
  const usual = usualMeal(before, now, slot);
  return usual ? { slot, isYesterday: false, meals: [usual] } : null;
}

/** @param mealTime time of the copies, 'YYYY-MM-DDTHH:mm' */
export function copiesOf({ meals, slot }: AgainOffer, mealTime: string): MealFields[] {
  return meals.flatMap((meal) => copyOfMeal(meal, { mealTime, ...slotFieldsOf(slot) }) ?? []);
}

function usualMeal(meals: readonly Meal[], now: string, { mealType }: Slot): Meal | undefined {
  const eaten = meals.map((meal) => ({ ...meal, key: keyOf(meal) }));
  const [key] = likeliest(eaten, { mealTime: now, mealType });
  return meals.find((meal) => keyOf(meal) === key);
}

const keyOf = (meal: Meal) => contentKey(shownItems(meal) ?? []);
const isRead = (meal: Meal) => (shownItems(meal) ?? []).length > 0;
