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

/** The energy expenditure estimated on a Monday, which applies to that week. */
export interface WeeklyExpenditure extends Expenditure {
  /** The Monday, 'YYYY-MM-DD'. Only data before it are used. */
  week: string;
  /** The result of the published formulas, in kcal per day. */
  formula: number;
}

/** The Monday of a day's week, on every device, whatever first day of the week is set for screens. */
export function checkInWeek(day: string): string {
  return firstOfWeek(day, 1);
}

/**
 * Whether a target may follow the measured expenditure. Not for minors or in pregnancy, when weight changes for other
 * reasons.
 */
export function canAdapt(profile: Pick<Profile, 'age' | 'expecting'>): boolean {
  return profile.age >= ADULT && !isExpecting(profile);
}

/**
 * The expenditure of each week, oldest first. A week with too little data keeps the previous value.
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
 * The profile with the smoothed weight at the beginning of a week, so that daily fluctuations do not change a target.
 * An old trend is not used, because the profile's weight is newer.
 */
function measuresOn({ profile, weighIns }: Observed, week: string): Profile {
  const last = weightTrend(weighIns.filter(({ day }) => day < week)).at(-1);
  if (!last || daysBetween(last.day, week) > WINDOW_DAYS) return profile;
  return { ...profile, currentWeight: last.trend / inKilograms(1, profile.weightUnit) };
}

/** A proposed new target. Nothing changes until the user accepts it. */
export interface CheckIn {
  week: string;
  /** The current and the proposed target, in kcal per day. */
  current: number;
  proposed: number;
  /** How the proposal was calculated. Its `expenditure` is the measured one, or else that of the formulas. */
  calculation: Calculation;
  measured: WeeklyExpenditure | null;
  /** Whether the step is limited by `MOST_STEP`. */
  isSlowed: boolean;
}

/** kcal per day. Smaller changes are not proposed. */
export const LEAST_STEP = 30;
/** kcal per day. Limits the effect of one unusual week. */
export const MOST_STEP = 150;

interface Asked {
  way: TargetWay;
  /** The current target in kcal per day. */
  current: number;
  /** This week's expenditure. */
  now: WeeklyExpenditure;
  /** Whether the user has used the app for less than a week. */
  isFirstWeek?: boolean;
}

/**
 * The proposal of this week's check-in; null if there is none, because the target is the user's own number, it hardly
 * changes, there are too few data, or there is no past week. A deficit that is no longer allowed ends in any case, in
 * one step.
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

/** Whether all weights are from this week, so that the profile's weight is too and must not be used. */
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

/** Never less than the body needs by the formulas, also for users who log too little. */
function wantedOf({ computed, least }: Calculation, formula: number): number {
  return Math.max(computed, upToTen(Math.min(least, formula)));
}

function hasNoDeficit({ objective }: Profile, { change }: Calculation): boolean {
  return objective === 'lose_weight' && change >= 0;
}

/** One step towards the wanted target. A target below what the body needs is raised to that at once. */
function stepTo(wanted: number, current: number, least: number): number {
  const step = Math.min(MOST_STEP, Math.max(-MOST_STEP, wanted - current));
  return Math.max(current + step, Math.min(wanted, upToTen(least)));
}

function upToTen(kcal: number): number {
  return Math.ceil(kcal / 10) * 10;
}
