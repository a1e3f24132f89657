import { WEEKDAYS } from '#shared/records/weekday-target';

import { weekdayOf } from '../calendar';

export const NO_SHIFTS: readonly number[] = Array<number>(WEEKDAYS).fill(0);

/**
 * What each weekday has more or less than the daily target, so that no day is below `floor`: where the days that have less would
 * be, all become smaller together, and the sum stays 0.
 * @param shifts kcal, Monday first; those whose sum is not 0 count as none
 * @param calories the daily target, in kcal
 * @param floor kcal that no day may be below
 * @returns whole kcal, Monday first, with the sum 0
 */
export function boundedShifts(
  shifts: readonly number[],
  calories: number,
  floor: number,
): readonly number[] {
  const isWhole = shifts.length === WEEKDAYS && shifts.reduce((sum, one) => sum + one, 0) === 0;
  const deepest = isWhole ? -Math.min(...shifts) : 0;
  if (deepest <= 0) return NO_SHIFTS;
  const room = Math.max(0, Math.floor(calories - floor));
  if (room >= deepest) return shifts;
  return wholeWithSumZero(shifts, Math.max(0, room - 1) / deepest);
}

/** Each is less than 1 kcal away from its share, and the sum is 0: what rounding leaves goes to the next day. */
function wholeWithSumZero(shifts: readonly number[], part: number): number[] {
  let exact = 0;
  let given = 0;
  return shifts.map((shift) => {
    exact += shift * part;
    const whole = Math.round(exact) - given;
    given += whole;
    return whole;
  });
}

/**
 * The shifts that give some weekdays so much more, which the other days share out between them.
 * @param days of them, 0 for Monday to 6 for Sunday
 * @param more whole kcal on each of them
 * @returns whole kcal, Monday first, with the sum 0
 */
export function shiftsFor(days: readonly number[], more: number): readonly number[] {
  const others = WEEKDAYS - new Set(days).size;
  if (others === 0 || others === WEEKDAYS) return NO_SHIFTS;
  const less = (-more * (WEEKDAYS - others)) / others;
  const shifts = Array.from(NO_SHIFTS, (_, day) => (days.includes(day) ? more : less));
  return wholeOthers(shifts, days);
}

/** Only days that share out are rounded: what was asked for stays as it is. */
function wholeOthers(shifts: readonly number[], days: readonly number[]): number[] {
  let exact = 0;
  let given = 0;
  return shifts.map((shift, day) => {
    if (days.includes(day)) return shift;
    exact += shift;
    const whole = Math.round(exact) - given;
    given += whole;
    return whole;
  });
}

/** The most that so many days can have more, in whole kcal, without another day being below `floor`. */
export function mostMore(count: number, calories: number, floor: number): number {
  const others = WEEKDAYS - count;
  if (count === 0 || others === 0) return 0;
  return Math.max(0, Math.floor(((calories - floor) * others) / count) - 1);
}

/** What a day has more or less, in kcal. @param day local, 'YYYY-MM-DD' */
export function shiftOn(shifts: readonly number[], day: string): number {
  return shifts[weekdayOf(day) - 1] ?? 0;
}
