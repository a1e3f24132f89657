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
/** Scales and drinks scatter at least this much, kg; and stay for days, so the line errs by more. */
const LEAST_SCATTER = 0.4;
const TOGETHER = 1.45;
const FOUR_OF_FIVE = 1.28;

/**
 * The weekly change of the trend (`weeklyChange`), with the interval that follows from the scatter of the weighings of
 * the last 28 days around their least-squares line: 1.28 x 1.45 x scatter / sqrt(spread of the days) x 7, in which scatter is
 * at least 0.4 kg. Null where the trend tells no rate, or the last weighing is older than ten days.
 * @param weighIns in any order @param today the local day, 'YYYY-MM-DD'; what is later does not count
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
