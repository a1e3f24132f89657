import type { MealType } from '#shared/records/meal';

/** A meal that was eaten once, as far as it matters for suggesting it again. */
export interface Eaten {
  /** What was in it, see `contentKey`. */
  key: string;
  mealTime: string;
  mealType: MealType;
}

export interface Occasion {
  /** Local date and time for which something is suggested, 'YYYY-MM-DDTHH:mm'. */
  mealTime: string;
  mealType: MealType;
}

const DAY_MS = 24 * 3600 * 1000;
/** After this many days an eating counts half. */
const HALF_LIFE_DAYS = 10;
const OTHER_TYPE = 0.15;
const SAME_WEEKDAY = 1.3;

/**
 * Keys of what is likely eaten on an occasion, the likeliest first: each time that it was eaten counts,
 * the recent ones more, those at such a meal most, those on such a weekday a little more.
 */
export function likeliest(eaten: readonly Eaten[], occasion: Occasion): string[] {
  const scores = new Map<string, number>();
  for (const one of eaten) {
    scores.set(one.key, (scores.get(one.key) ?? 0) + weightOf(one, occasion));
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([key]) => key);
}

function weightOf({ mealTime, mealType }: Eaten, occasion: Occasion): number {
  const days = Math.abs(dayNumber(occasion.mealTime) - dayNumber(mealTime));
  const weekday = days % 7 === 0 ? SAME_WEEKDAY : 1;
  const type = mealType === occasion.mealType ? 1 : OTHER_TYPE;
  return 0.5 ** (days / HALF_LIFE_DAYS) * weekday * type;
}

function dayNumber(mealTime: string): number {
  return Date.parse(`${mealTime.slice(0, 10)}T00:00Z`) / DAY_MS;
}
