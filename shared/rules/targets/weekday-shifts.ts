import { WEEKDAYS } from '#shared/records/weekday-target';

import { weekdayOf } from '../calendar';

export const NO_SHIFTS: readonly number[] = Array<number>(WEEKDAYS).fill(0);

/**
 * The shift of each weekday from the daily target, limited so that no day is below `floor`. If a day would be, all
 * shifts are reduced by the same factor, so that the sum stays 0.
 * @param shifts kcal, Monday first; ignored if their sum is not 0
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

/**
 * Rounds so that each shift is less than 1 kcal from its exact value and the sum is 0: the rounding error is carried
 * to the next day.
 */
function wholeWithSumZero(shifts: readonly number[], part: number): number[] {
  let exact = 0;
  let roundedSum = 0;
  return shifts.map((shift) => {
    exact += shift * part;
    const whole = Math.round(exact) - roundedSum;
    roundedSum += whole;
    return whole;
  });
}

/**
 * The shifts that give some weekdays more energy and reduce the other days evenly.
 * @param days the weekdays that get more, 0 for Monday to 6 for Sunday
 * @param more whole kcal more on each of these days
 * @returns whole kcal, Monday first, with the sum 0
 */
export function shiftsFor(days: readonly number[], more: number): readonly number[] {
  const others = WEEKDAYS - new Set(days).size;
  if (others === 0 || others === WEEKDAYS) return NO_SHIFTS;
  const less = (-more * (WEEKDAYS - others)) / others;
  const shifts = Array.from(NO_SHIFTS, (_, day) => (days.includes(day) ? more : less));
  return wholeOthers(shifts, days);
}

/** Rounds only the other days; the chosen days keep the exact amount. */
function wholeOthers(shifts: readonly number[], days: readonly number[]): number[] {
  let exact = 0;
  let roundedSum = 0;
  return shifts.map((shift, day) => {
    if (days.includes(day)) return shift;
    exact += shift;
    const whole = Math.round(exact) - roundedSum;
    roundedSum += whole;
    return whole;
  });
}

/** The most that this many days can have more, in whole kcal, without another day falling below `floor`. */
export function mostMore(count: number, calories: number, floor: number): number {
  const others = WEEKDAYS - count;
  if (count === 0 || others === 0) return 0;
  return Math.max(0, Math.floor(((calories - floor) * others) / count) - 1);
}

/** The shift of a day, in kcal. @param day local, 'YYYY-MM-DD' */
export function shiftOn(shifts: readonly number[], day: string): number {
  return shifts[weekdayOf(day) - 1] ?? 0;
}
