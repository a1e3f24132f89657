import { daysAfter, daysBetween } from '../calendar';
import type { WeighIn } from '../weight-trend';
import { lineThrough } from '../line-through';
import { plausibleWeights } from './plausible-weights';

/** A day whose meals are all in the diary. Other days are not used in an estimate. */
export interface CompleteDay {
  /** Local, 'YYYY-MM-DD'. */
  day: string;
  calories: number;
}

export interface ExpenditureInput {
  /** Complete days only, in any order, each once. */
  days: Iterable<CompleteDay>;
  /** In any order; several per day or none. */
  weighIns: Iterable<WeighIn>;
  /** The result of the published formulas, in kcal per day. */
  formula: number;
  /** The previous estimate, in kcal per day; null before the first one. */
  before: number | null;
  /** The local day, 'YYYY-MM-DD'. It is not over, so its meals are not used. */
  today: string;
}

/** Why there is no estimate. */
export type Thin = 'few-days' | 'few-weighings' | 'short-span' | 'old-weighing';

export interface Expenditure {
  /** kcal per day, rounded to 10, in terms of what this user logs. */
  kcal: number;
  /** Lower bound of the 80 % interval, whose upper bound is `high`; null if there are too few data. */
  low: number | null;
  high: number | null;
  /** Why there is no estimate. Empty if `kcal` is an estimate; otherwise `kcal` is the previous value. */
  thin: Thin[];
  /** Complete days of the window. */
  days: number;
  /** Days of the window that were left out. */
  leftOut: number;
  /** Days with a weight that was used. */
  weighings: number;
  /** Days with a weight that was too far from those around it. */
  strayWeighings: number;
  /** The change of weight, in kg per week; null if there are too few data. */
  kilogramsPerWeek: number | null;
  /** Mean kcal of the complete days; null if there are none. */
  eaten: number | null;
}

/** Days that an estimate looks back on. */
export const WINDOW_DAYS = 28;
/** How many complete days an estimate needs, and within how many of the last days. */
export const LEAST_COMPLETE = { days: 10, of: 21 } as const;
/**
 * How many days with a weight an estimate needs, the least number of days between first and last, and the highest age
 * of the last in days.
 */
export const LEAST_WEIGHINGS = { days: 6, span: 14, age: 10 } as const;

/**
 * kcal per kilogram that is lost or gained: 9,441 for fat and 1,816 for the rest (Hall, Int J Obes 2008;32:573-6), at
 * a share of fat of 68 %, as of a person with 22 kg of fat (Forbes: fat / (fat + 10.4)).
 */
export const TISSUE_KCAL_PER_KG = 7_000;
/** Its standard deviation: bodies differ from 5,500 to 8,500. */
const TISSUE_SD = 870;
/**
 * The share of what is eaten that is logged. People report 12 to 20 % less than they use (Subar, Am J Epidemiol
 * 2003;158:1-13); careful ones are closer.
 */
export const LOGGED_SHARE = 0.88;
const LOGGED_SHARE_SD = 0.08;
/**
 * Standard deviation of the formulas, as a share: most people are within 10 % (Frankenfield, J Am Diet Assoc
 * 2005;105:775-89).
 */
const FORMULA_SD = 0.1;
/** How far an estimate may be from the formulas, as a share. */
export const FARTHEST = 0.35;

/** The least scatter of weights that is assumed, in kg, even if a few happen to be closer. */
const SCATTER_LEAST = 0.4;
/**
 * Water stays in the body for days, so successive weights are correlated and carry less information than independent
 * ones.
 */
const SCATTER_REPEATS = 1.45;
/** How much the expenditure itself changes within four weeks, in kcal per day. */
const DRIFT_SD = 40;
/** 80 % of a normal distribution are within this many standard deviations. */
const FOUR_OF_FIVE = 1.2816;

/**
 * Estimates the daily expenditure from logged energy and change of weight. The result is in terms of logged kcal: for
 * a user who always logs too little it is too low by the same share, so eating by it still works.
 *
 * Balance of energy: (r x weight) - (all that was eaten so far) falls each day by what is used, so its least-squares
 * line has the slope -use. Incomplete days are replaced by the mean of the complete ones. The result and the formulas
 * are weighted by their precision.
 */
export function estimateExpenditure(input: ExpenditureInput): Expenditure {
  const inWindow = lookBack(input);
  const thin = thinnessOf(inWindow);
  const facts = factsOf(inWindow);
  if (thin.length > 0) {
    const kcal = toTen(input.before ?? input.formula);
    return { ...facts, kcal, low: null, high: null, thin, kilogramsPerWeek: null };
  }
  const { mean, sd, slope } = weighted(balance(inWindow), input.formula);
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

/** The data in the window; indexes are days since its first day. */
interface Seen {
  /** kcal by day index; undefined if the day is not complete. */
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

/** The mean of the measurement and the formulas, weighted by their precision. */
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
