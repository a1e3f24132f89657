import { daysAfter, daysBetween } from './calendar';
import { lineThrough } from './line-through';

export interface WeighIn {
  /** Local, 'YYYY-MM-DD'. */
  day: string;
  kilograms: number;
}

export interface TrendDay {
  day: string;
  /** The mean of the day's weights, in kg; null if there is none. */
  measured: number | null;
  /** The same, or the linear interpolation between two weights, in kg. */
  weight: number;
  /** The smoothed weight, in kg. */
  trend: number;
}

/** The share of the way to its weight that a day moves the trend. */
const SMOOTHING = 0.1;

/**
 * The smoothed weight of every day from the first weighing to the last: T(t) = T(t-1) + 0.1 x (W(t) -
 * T(t-1)), starting at the first weight. Days without a weighing are interpolated linearly (John Walker, The Hacker's
 * Diet; TrendWeight). The weight of k days ago counts 0.1 x 0.9^k.
 * @param weighIns in any order, several per day or none
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

/** Oldest first; several weights on one day as their mean. */
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

/** From this many days on, the first weight no longer distorts the slope of the trend. */
const SETTLED_DAYS = 42;
const TREND_WINDOW = 14;
const WEIGHT_WINDOW = 28;
const LEAST_DAYS = 14;
const LEAST_WEIGHINGS = 4;

export interface WeeklyChange {
  /** kg per week. */
  kilograms: number;
  /** The number of days up to the last weighing that it is calculated from. */
  days: number;
}

/**
 * The change of weight per week: seven times the slope of the least-squares line through the trend of the last 14 days.
 * A trend of fewer than 42 days is still held back by the first weight, so its slope would be too small: then the line
 * goes through the weights of up to 28 days. Null if there are fewer than 14 days, or fewer than four weighings in the
 * last 28.
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
