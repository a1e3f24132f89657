import { daysAfter, daysBetween } from '../calendar';
import type { WeighIn } from '../weight-trend';
import { lineThrough } from '../line-through';
import { plausibleWeights } from './plausible-weights';

/** A day whose meals are all in the diary; days that are not have no place in an estimate. */
export interface CompleteDay {
  /** Local, 'YYYY-MM-DD'. */
  day: string;
  calories: number;
}

export interface ExpenditureInput {
  /** Complete days only, in any order, each once. */
  days: Iterable<CompleteDay>;
  /** In any order, several a day or none. */
  weighIns: Iterable<WeighIn>;
  /** What the published formulas give, in kcal a day. */
  formula: number;
  /** What stood until now, in kcal a day; null before the first estimate. */
  before: number | null;
  /** The local day, 'YYYY-MM-DD'. It is not over, so what was eaten on it does not count. */
  today: string;
}

/** Why there is no estimate. */
export type Thin = 'few-days' | 'few-weighings' | 'short-span' | 'old-weighing';

export interface Expenditure {
  /** kcal a day, to 10, as this person logs them. */
  kcal: number;
  /** Four times of five the true value is from here to `high`; null while the data are thin. */
  low: number | null;
  high: number | null;
  /** Empty if `kcal` is an estimate; else it is what stood before. */
  thin: Thin[];
  /** Complete days of the window. */
  days: number;
  /** Days of the window that were left out. */
  leftOut: number;
  /** Days with a weighing that counted. */
  weighings: number;
  /** Days with a weighing that lay too far from those around it. */
  strayWeighings: number;
  /** What the weight did, in kg a week; null while the data are thin. */
  kilogramsPerWeek: number | null;
  /** What was eaten on the complete days, mean kcal; null without one. */
  eaten: number | null;
}

/** Days that an estimate looks back on. */
export const WINDOW_DAYS = 28;
/** Complete days that it takes, and in how many of the last days. */
export const LEAST_COMPLETE = { days: 10, of: 21 } as const;
/** Days with a weighing that it takes, how far apart the first and the last, and how old the last may be. */
export const LEAST_WEIGHINGS = { days: 6, span: 14, age: 10 } as const;

/**
 * kcal in a kilogram that is lost or gained: 9,441 for fat and 1,816 for the rest (Hall, Int J Obes
 * 2008;32:573-6), at a share of fat of 68 %, as of a person with 22 kg of fat (Forbes: fat / (fat + 10.4)).
 */
export const TISSUE_KCAL_PER_KG = 7_000;
/** Its standard deviation: bodies differ from 5,500 to 8,500. */
const TISSUE_SD = 870;
/**
 * How much of what is eaten stands in a diary. People report 12 to 20 % less than they use (Subar, Am J
 * Epidemiol 2003;158:1-13), the more careful ones less.
 */
export const LOGGED_SHARE = 0.88;
const LOGGED_SHARE_SD = 0.08;
/** Of the formulas, as a share: most people are within 10 % (Frankenfield, J Am Diet Assoc 2005;105:775-89). */
const FORMULA_SD = 0.1;
/** How far an estimate may be from the formulas, as a share. */
export const FARTHEST = 0.35;

/** kg by which weighings scatter at least, however close a few of them happen to be. */
const SCATTER_LEAST = 0.4;
/** Water stays for days, so weighings repeat each other and tell less than as many free ones would. */
const SCATTER_REPEATS = 1.45;
/** kcal a day by which a body's use itself moves within four weeks. */
const DRIFT_SD = 40;
/** Four values of five of a normal distribution are within so many standard deviations. */
const FOUR_OF_FIVE = 1.2816;

/**
 * What a body uses in a day, from what was eaten and what the weight did. It is in the person's own logged
 * kcal: who always logs too little gets a number that is as much too low, and eats right by it.
 *
 * Balance of energy: (r x weight) - (all that was eaten so far) falls each day by what is used, so its
 * least-squares line has the slope -use. Days that are not complete take the mean of those that are. The
 * result and the formulas are weighted by their precision.
 */
export function estimateExpenditure(input: ExpenditureInput): Expenditure {
  const seen = lookBack(input);
  const thin = thinnessOf(seen);
  const facts = factsOf(seen);
  if (thin.length > 0) {
    const kcal = toTen(input.before ?? input.formula);
    return { ...facts, kcal, low: null, high: null, thin, kilogramsPerWeek: null };
  }
  const { mean, sd, slope } = weighted(balance(seen), input.formula);
  const kcal = within(mean, input.formula);
  return {
    ...facts,
    kcal: toTen(kcal),
    low: toTen(kcal - FOUR_OF_FIVE * sd),
    high: toTen(kcal + FOUR_OF_FIVE * sd),
    thin,
    kilogramsPerWeek: slope * 7,
  };
}

/** What lies in the window; places are days since its first. */
interface Seen {
  /** kcal by place; undefined where the day is not complete. */
  eaten: (number | undefined)[];
  weights: { at: number; kilograms: number }[];
  stray: number;
}

function lookBack({ days, weighIns, today }: ExpenditureInput): Seen {
  const first = daysAfter(today, -WINDOW_DAYS);
  const eaten = Array.from<number | undefined>({ length: WINDOW_DAYS });
  for (const { day, calories } of days) {
    const at = daysBetween(first, day);
    if (at >= 0 && at < WINDOW_DAYS) eaten[at] = calories;
  }
  const recent = [...weighIns].filter(({ day }) => day >= first && day <= today);
  const { kept, stray } = plausibleWeights(recent);
  const weights = kept.map(({ day, kilograms }) => ({ at: daysBetween(first, day), kilograms }));
  return { eaten, weights, stray };
}

function thinnessOf({ eaten, weights }: Seen): Thin[] {
  const complete = eaten.slice(-LEAST_COMPLETE.of).filter((kcal) => kcal !== undefined).length;
  const [first, last] = [weights[0]?.at ?? 0, weights.at(-1)?.at ?? 0];
  const reasons: [Thin, boolean][] = [
    ['few-days', complete < LEAST_COMPLETE.days],
    ['few-weighings', weights.length < LEAST_WEIGHINGS.days],
    ['short-span', last - first < LEAST_WEIGHINGS.span],
    ['old-weighing', WINDOW_DAYS - last > LEAST_WEIGHINGS.age],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

function factsOf({ eaten, weights, stray }: Seen) {
  const known = eaten.filter((kcal) => kcal !== undefined);
  return {
    days: known.length,
    leftOut: WINDOW_DAYS - known.length,
    weighings: weights.length,
    strayWeighings: stray,
    eaten: known.length === 0 ? null : Math.round(meanOf(known)),
  };
}

interface Measured {
  mean: number;
  sd: number;
  /** kg a day. */
  slope: number;
}

function balance({ eaten, weights }: Seen): Measured {
  const known = eaten.filter((kcal) => kcal !== undefined);
  const mean = meanOf(known);
  const perKilogram = TISSUE_KCAL_PER_KG * LOGGED_SHARE;
  // A weight reflects what was eaten on the days before it.
  const sums = eaten.reduce<number[]>(
    (all, kcal) => [...all, (all.at(-1) ?? 0) + (kcal ?? mean)],
    [0],
  );
  const line = lineThrough(
    weights.map(({ at, kilograms }) => [at, kilograms * perKilogram - (sums[at] ?? 0)]),
  );
  const { slope } = lineThrough(weights.map(({ at, kilograms }) => [at, kilograms]));
  const scatter = Math.max(line.scatter, SCATTER_LEAST * perKilogram) * SCATTER_REPEATS;
  const unlogged = eaten.length - known.length;
  const guessed =
    (deviationOf(known) / eaten.length) * Math.sqrt(unlogged * (1 + unlogged / known.length));
  const tissue = slope * Math.hypot(TISSUE_SD * LOGGED_SHARE, TISSUE_KCAL_PER_KG * LOGGED_SHARE_SD);
  return {
    mean: -line.slope,
    sd: Math.hypot(scatter / Math.sqrt(line.spread), guessed, tissue, DRIFT_SD),
    slope,
  };
}

/** The mean of what was measured and what the formulas give, each by its precision. */
function weighted({ mean, sd, slope }: Measured, formula: number): Measured {
  const expected = formula * LOGGED_SHARE;
  const doubt = formula * Math.hypot(FORMULA_SD, LOGGED_SHARE_SD);
  const weight = doubt ** 2 / (doubt ** 2 + sd ** 2);
  return { mean: mean * weight + expected * (1 - weight), sd: sd * Math.sqrt(weight), slope };
}

function within(kcal: number, formula: number): number {
  return Math.min(formula * (1 + FARTHEST), Math.max(formula * (1 - FARTHEST), kcal));
}

function toTen(kcal: number): number {
  return Math.round(kcal / 10) * 10;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}
