import { meanByDay, type WeighIn } from '../weight-trend';

/** The number of neighboring weights, including the weight itself, whose median it should be near. */
const AROUND = 7;
/** The highest deviation from their median, as a share: 2 kg at 70 kg. */
const FARTHEST = 0.03;

/**
 * Weights by day, oldest first, without outliers (another unit, another person, a wrong digit). Several on one day
 * count as their mean.
 */
export function plausibleWeights(weighIns: Iterable<WeighIn>): { kept: WeighIn[]; stray: number } {
  const days = meanByDay(weighIns);
  const plausible = days.filter(({ kilograms }, index) => {
    const from = Math.max(0, Math.min(index - (AROUND - 1) / 2, days.length - AROUND));
    const middle = medianOf(days.slice(from, from + AROUND).map((day) => day.kilograms));
    return Math.abs(kilograms - middle) <= middle * FARTHEST;
  });
  return { kept: plausible, stray: days.length - plausible.length };
}

function medianOf(values: number[]): number {
  const sorted = values.sort((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}
