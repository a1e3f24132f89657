import { daysAfter, daysBetween } from './calendar';
import { lineThrough } from './line-through';

export interface WeighIn {
  /** Local, 'YYYY-MM-DD'. */
  day: string;
  kilograms: number;
}

export interface TrendDay {
  day: string;
  /** The mean of the day's weighings, in kg; null where there was none. */
  measured: number | null;
  /** The same, or between two weighings what a straight line gives, in kg. */
  weight: number;
  /** The smoothed weight, in kg. */
  trend: number;
}

/** How far a day moves the trend towards its weight. */
const SMOOTHING = 0.1;

/**
 * The smoothed weight of every day from the first weighing to the last: T(t) = T(t-1) + 0.1 x (W(t) -
 * T(t-1)), beginning with the first weight, days without a weighing interpolated in a straight line
 * (John Walker, The Hacker's Diet; TrendWeight). A day of k days ago counts 0.1 x 0.9^k.
 * @param weighIns in any order, several a day or none
 */
export function weightTrend(weighIns: Iterable<WeighIn>): TrendDay[] {
  const days = meanByDay(weighIns);
  const trend: TrendDay[] = [];
  let smooth = days[0]?.kilograms ?? 0;
  for (const [index, { day, kilograms }] of days.entries()) {
    const before = days[index - 1] ?? { day: daysAfter(day, -1), kilograms };
    const gap = daysBetween(before.day, day);
    for (let step = 1; step <= gap; step += 1) {
      const weight = before.kilograms + ((kilograms - before.kilograms) * step) / gap;
      smooth += SMOOTHING * (weight - smooth);
      const measured = step === gap ? kilograms : null;
      trend.push({ day: daysAfter(before.day, step), measured, weight, trend: smooth });
    }
  }
  return trend;
}

/** Oldest first, several weighings of a day as their mean. */
export function meanByDay(weighIns: Iterable<WeighIn>): WeighIn[] {
  const days = new Map<string, number[]>();
  for (const { day, kilograms } of weighIns) {
    days.set(day, [...(days.get(day) ?? []), kilograms]);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, weights]) => ({
      day,
      kilograms: weights.reduce((sum, weight) => sum + weight, 0) / weights.length,
    }));
}

/** From so many days on the trend has left its first weight behind and tells the rate. */
const SETTLED_DAYS = 42;
const TREND_WINDOW = 14;
const WEIGHT_WINDOW = 28;
const LEAST_DAYS = 14;
const LEAST_WEIGHINGS = 4;

export interface WeeklyChange {
  /** kg a week. */
  kilograms: number;
  /** Of how many days up to the last weighing that is told. */
  days: number;
}

/**
 * How much the weight changes in a week: seven times the slope of a straight line (least squares)
 * through the trend of the last 14 days. A trend that is younger than 42 days still leans on the first
 * weight and would tell too little: then the line goes through the weights of up to 28 days themselves.
 * Null before there are 14 days, or below four weighings in the last 28.
 */
export function weeklyChange(trend: readonly TrendDay[]): WeeklyChange | null {
  const recent = trend.slice(-WEIGHT_WINDOW);
  const weighings = recent.filter(({ measured }) => measured !== null).length;
  if (recent.length < LEAST_DAYS || weighings < LEAST_WEIGHINGS) return null;
  const settled = trend.length >= SETTLED_DAYS;
  const values = settled
    ? recent.slice(-TREND_WINDOW).map((day) => day.trend)
    : recent.map((day) => day.weight);
  return {
    kilograms: 7 * lineThrough(values.map((value, day) => [day, value])).slope,
    days: values.length,
  };
}
