import type { AverageDay } from '#shared/nutrition/intake/average-day';
import type { DayIntake } from '#shared/nutrition/intake/day-intake';

import { counted } from '../../../ui/words/counted';
import { wholeWords } from '../../../ui/words/number';
import { unbroken } from '../../../ui/words/unbroken';

const kcal = (value: number) => unbroken(`${wholeWords(value)} kcal`);

/** Over the target is information, not criticism. */
export function averageWords(average: AverageDay, target: number | undefined): string {
  const eaten = Math.round(average.nutrients.calories ?? 0);
  const days = average.days === 1 ? 'On the one day that counts' : 'On average';
  const said = `${days} ${kcal(eaten)}${average.days === 1 ? '' : ' a day'}`;
  if (target === undefined) return `${said}.`;
  const apart = eaten - target;
  if (apart === 0) return `${said}, right on your target.`;
  return `${said}, ${kcal(Math.abs(apart))} ${apart > 0 ? 'over' : 'under'} your target of ${kcal(target)}.`;
}

export function emptyWords(range: number, today: DayIntake | undefined): string {
  const eaten = today?.nutrients.calories ?? null;
  if (eaten === null) {
    return `Nothing is logged in these ${range} days. A day without a meal counts as not logged, never as zero.`;
  }
  return `Today ${kcal(eaten)} so far. The average begins with the first day that is over.`;
}

export function countedWords(logged: number, range: number): string {
  if (logged === range)
    return `All ${range} days are logged. Today is not over, and counts from tomorrow.`;
  return `${logged} of ${range} days are logged, and only they count. Today is not over, and counts from tomorrow.`;
}

export function missingWords(days: readonly DayIntake[]): string | null {
  const unread = days.reduce((sum, day) => sum + day.unread, 0);
  const unweighed = days.reduce((sum, day) => sum + day.unweighed, 0);
  const parts = [
    ...(unread > 0 ? [`${counted(unread, 'meal')} without figures yet`] : []),
    ...(unweighed > 0 ? [`${counted(unweighed, 'food')} of unknown calories`] : []),
  ];
  return parts.length === 0 ? null : `Not in it: ${parts.join(' and ')}.`;
}

/** A day this close to the target still counts as on it. */
export const NEAR = 0.1;

export function daysNear(days: readonly DayIntake[], target: number): number {
  return days.filter(({ nutrients: { calories } }) => {
    return calories !== null && Math.abs(calories - target) <= NEAR * target;
  }).length;
}
