import type { MealType } from '#shared/records/meal';

/** The parts of an eaten meal that suggestions need. */
export interface Eaten {
  /** Key of its content, see `contentKey`. */
  key: string;
  mealTime: string;
  mealType: MealType;
}

export interface Occasion {
  /** Local date and time of the suggestion, 'YYYY-MM-DDTHH:mm'. */
  mealTime: string;
  mealType: MealType;
}

const DAY_MS = 24 * 3600 * 1000;
/** After this many days a meal counts half. */
const HALF_LIFE_DAYS = 10;
const OTHER_TYPE = 0.15;
const SAME_WEEKDAY = 1.3;

/**
 * Keys of the meals likely eaten on an occasion, likeliest first. Every time a meal was eaten counts: recent times
 * more, the same meal type most, the same weekday a little more.
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
