import { daysAfter, daysBetween } from './calendar';
import { lineThrough } from './line-through';
import { meanByDay, weeklyChange, type WeighIn, weightTrend } from './weight-trend';

/** The change of weight per week and its uncertainty, in kg. */
export interface WeeklyWeight {
  change: number;
  /** Bounds of the 80 % interval. */
  low: number;
  high: number;
  /** Whether both bounds have the same sign, so the weight certainly rises or falls. */
  isSure: boolean;
  /** The weights used, oldest first; several on one day as their mean. */
  weighings: WeighIn[];
}

const WINDOW_DAYS = 28;
/** If the last weight is older, the trend is outdated. */
const FRESH_DAYS = 10;
/** The least scatter that is assumed, in kg: scales and drinks cause at least this much. */
const LEAST_SCATTER = 0.4;
/** Water stays in the body for days, so successive weights are correlated and the line's error is larger. */
const TOGETHER = 1.45;
/** 80 % of a normal distribution are within this many standard deviations. */
const FOUR_OF_FIVE = 1.28;

/**
 * The weekly change of the trend (`weeklyChange`), with the interval that follows from the scatter of the weighings of
 * the last 28 days around their least-squares line: 1.28 x 1.45 x scatter / sqrt(spread of the days) x 7, where scatter
 * is at least 0.4 kg. Null if the trend has no weekly change, or if the last weighing is more than ten days old.
 * @param weighIns in any order @param today the local day, 'YYYY-MM-DD'; later weights are ignored
 */
export function weeklyWeight(weighIns: readonly WeighIn[], today: string): WeeklyWeight | null {
  const until = weighIns.filter(({ day }) => day <= today);
  const weekly = weeklyChange(weightTrend(until));
  const days = meanByDay(until);
  const last = days.at(-1)?.day;
  if (!weekly || last === undefined || daysBetween(last, today) > FRESH_DAYS) return null;
  const from = daysAfter(last, 1 - WINDOW_DAYS);
  const weighings = days.filter(({ day }) => day >= from);
  const { scatter, spread } = lineThrough(
    weighings.map(({ day, kilograms }) => [daysBetween(from, day), kilograms]),
  );
  const error = (TOGETHER * Math.max(LEAST_SCATTER, scatter)) / Math.sqrt(spread);
  const margin = 7 * FOUR_OF_FIVE * error;
  const { kilograms: change } = weekly;
  const [low, high] = [change - margin, change + margin];
  return { change, low, high, isSure: low > 0 || high < 0, weighings };
}
