import type { MealType } from '#shared/records/meal';

import { messages } from './messages';

const TITLES: Record<MealType, string> = {
  breakfast: messages.breakfast,
  lunch: messages.lunch,
  dinner: messages.dinner,
  snack: messages.snacks,
};

/** The heading of the meal type's section. */
export function mealTitle(type: MealType): string {
  return TITLES[type];
}
