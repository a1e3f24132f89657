import { FOUR_SLOTS, type Slot } from '#shared/rules/meal-slots';
import { mealTypeAt } from '#shared/rules/meal-type';

/**
 * The next of breakfast, lunch and dinner that is not planned yet; a snack if none is left.
 * @param taken the keys of slots with a planned meal on that day
 * @param now local time, 'YYYY-MM-DDTHH:mm', if the day is today; null for other days
 */
export function nextFree(taken: readonly string[], now: string | null): Slot {
  const isAhead = ({ key, time }: Slot) =>
    now === null || time >= now.slice(11) || key === mealTypeAt(now);
  const free = FOUR_SLOTS.find(
    (slot) => slot.key !== 'snack' && isAhead(slot) && !taken.includes(slot.key),
  );
  return free ?? (FOUR_SLOTS.at(-1) as Slot);
}
