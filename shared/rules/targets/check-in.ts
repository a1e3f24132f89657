import { ADULT, isExpecting, type Profile } from '#shared/records/profile';
import type { TargetWay } from '#shared/records/target';

import { daysBetween, firstOfWeek } from '../calendar';
import { inKilograms } from '../units';
import { type WeighIn, weightTrend } from '../weight-trend';
import { calculate, type Calculation } from './daily-targets';
import {
  type CompleteDay,
  estimateExpenditure,
  type Expenditure,
  WINDOW_DAYS,
} from './expenditure';

interface Observed {
  profile: Profile;
  /** Complete days, in any order. */
  days: readonly CompleteDay[];
  /** In any order. */
  weighIns: readonly WeighIn[];
}

/** What the body was found to use, as it stood on a Monday and stands for that week. */
export interface WeeklyExpenditure extends Expenditure {
  /** The Monday, 'YYYY-MM-DD'. Nothing of it or after it counts. */
  week: string;
  /** What the published formulas give, in kcal a day. */
  formula: number;
}

/** The Monday of a day's week: the same on every device, whatever day their weeks begin with on screens. */
export function checkInWeek(day: string): string {
  return firstOfWeek(day, 1);
}

/** Whether a target may follow what was measured: growth and pregnancy move the weight without food. */
export function canAdapt(profile: Pick<Profile, 'age' | 'expecting'>): boolean {
  return profile.age >= ADULT && !isExpecting(profile);
}

/**
 * The expenditure of each week, the oldest first. A week with thin data keeps what stood before it.
 * @param weeks Mondays, oldest first
 */
export function weeklyExpenditure(seen: Observed, weeks: readonly string[]): WeeklyExpenditure[] {
  let before: number | null = null;
  return weeks.map((week) => {
    const formula = calculate(measuresOn(seen, week)).expenditure;
    const weighIns = seen.weighIns.filter(({ day }) => day < week);
    const estimate = estimateExpenditure({
      days: seen.days,
      weighIns,
      formula,
      before,
      today: week,
    });
    if (estimate.thin.length === 0) before = estimate.kcal;
    return { ...estimate, week, formula };
  });
}

/**
 * The profile with the smoothed weight of a week's beginning, so that a weighing of salty food moves no target.
 * An old trend is not taken: what the profile says is newer.
 */
function measuresOn({ profile, weighIns }: Observed, week: string): Profile {
  const last = weightTrend(weighIns.filter(({ day }) => day < week)).at(-1);
  if (!last || daysBetween(last.day, week) > WINDOW_DAYS) return profile;
  return { ...profile, currentWeight: last.trend / inKilograms(1, profile.weightUnit) };
}

/** A new target that is offered; nothing changes before the person's yes. */
export interface CheckIn {
  week: string;
  /** kcal a day: what stands, and what is offered. */
  current: number;
  proposed: number;
  /** How it comes about. Its `expenditure` is what was measured, or by the formulas where nothing was. */
  calculation: Calculation;
  measured: WeeklyExpenditure | null;
  /** Why less than the whole step is offered. */
  isSlowed: boolean;
}

/** kcal a day. A smaller change is not worth a question. */
export const LEAST_STEP = 30;
/** kcal a day: one odd week cannot move a target farther. */
export const MOST_STEP = 150;

interface Asked {
  way: TargetWay;
  /** kcal a day that stand now. */
  current: number;
  /** This week's expenditure. */
  now: WeeklyExpenditure;
  /** Whether the person has been here for less than a week. */
  isFirstWeek?: boolean;
}

/**
 * What this week's check-in asks, or null where nothing is to be asked: the target is the person's own number, it
 * hardly changes, the data are thin, or there is no week to look back on. A deficit that is no longer due ends in any
 * case, in one step.
 */
export function checkIn(
  seen: Observed,
  { way, current, now, isFirstWeek = false }: Asked,
): CheckIn | null {
  if (way === 'own') return null;
  const measured = measuredFor(way, seen.profile, now);
  const calculation = calculate(measuresOn(seen, now.week), measured?.kcal);
  const wanted = wantedOf(calculation, now.formula);
  const isOverdue = hasNoDeficit(seen.profile, calculation) && current < wanted;
  const isDue = isOverdue || (!isFirstWeek && isKnown(seen, { way, now, measured }));
  if (!isDue || Math.abs(wanted - current) < LEAST_STEP) return null;
  const proposed = isOverdue ? wanted : stepTo(wanted, current, calculation.least);
  const isSlowed = proposed !== wanted;
  return { week: now.week, current, proposed, calculation, measured, isSlowed };
}

function isKnown(
  seen: Observed,
  { way, now, measured }: Pick<Asked, 'way' | 'now'> & Pick<CheckIn, 'measured'>,
): boolean {
  return measured !== null || (way === 'formula' && !isWeighedOnlySince(seen, now.week));
}

/** Then the profile's weight is of this week, of which nothing counts. */
function isWeighedOnlySince({ weighIns }: Observed, week: string): boolean {
  return weighIns.length > 0 && weighIns.every(({ day }) => day >= week);
}

function measuredFor(
  way: TargetWay,
  profile: Profile,
  now: WeeklyExpenditure,
): WeeklyExpenditure | null {
  return way === 'adaptive' && canAdapt(profile) && now.thin.length === 0 ? now : null;
}

/** Also of who logs too little: never less than the body needs, as far as the formulas know it. */
function wantedOf({ computed, least }: Calculation, formula: number): number {
  return Math.max(computed, upToTen(Math.min(least, formula)));
}

function hasNoDeficit({ objective }: Profile, { change }: Calculation): boolean {
  return objective === 'lose_weight' && change >= 0;
}

/** From below what the body needs, up to it at once. */
function stepTo(wanted: number, current: number, least: number): number {
  const step = Math.min(MOST_STEP, Math.max(-MOST_STEP, wanted - current));
  return Math.max(current + step, Math.min(wanted, upToTen(least)));
}

function upToTen(kcal: number): number {
  return Math.ceil(kcal / 10) * 10;
}
