import { intakeByDay, type DayIntake } from '#shared/nutrition/intake/day-intake';
import type { MealItem } from '#shared/records/meal-item';

/** The intake of a day with a single meal. */
export function dayOf(day: string, items: readonly MealItem[]): DayIntake {
  const intake = intakeByDay([{ day, items }]).get(day);
  if (!intake) throw new Error('No day was made.');
  return intake;
}
