import type { MealType } from '#shared/records/meal';

/**
 * The type of a meal by the local clock: breakfast 4:00-10:59, lunch 11:00-14:59,
 * dinner 17:00-21:59, otherwise a snack.
 * @param mealTime local date and time, 'YYYY-MM-DDTHH:mm'
 */
export function mealTypeAt(mealTime: string): MealType {
  const hour = Number(mealTime.slice(11, 13));
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  if (hour >= 17 && hour < 22) return 'dinner';
  return 'snack';
}

/** The default time of each meal type, within the hours of `mealTypeAt`. */
export const USUAL_TIMES: Record<MealType, string> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '19:00',
  snack: '16:00',
};
