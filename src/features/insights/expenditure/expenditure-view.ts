import type { DayMark } from '#shared/records/day-mark';
import type { Profile } from '#shared/records/profile';
import type { TargetFields, TargetWay } from '#shared/records/target';
import { daysAfter, daysBetween } from '#shared/rules/calendar';
import { completeDays } from '#shared/rules/day-status';
import {
  type CheckIn,
  checkIn,
  checkInWeek,
  weeklyExpenditure,
  type WeeklyExpenditure,
} from '#shared/rules/targets/check-in';
import { calculate, dailyTargets } from '#shared/rules/targets/daily-targets';
import { type TargetStep, targetSteps, wayOf } from '#shared/rules/targets/target-history';
import { inKilograms } from '#shared/rules/units';

import type { WeightEntry } from '../../../store/weights';
import type { Intakes } from '../spans';

/** As many weeks as the page has data for, including the four weeks that the first one looks back on. */
const WEEKS = 8;
const WEIGHINGS_OF_DAYS = 120;

export interface ExpenditureView {
  profile: Profile;
  way: TargetWay;
  /** kcal a day. */
  target: number;
  steps: TargetStep[];
  /** Oldest first; the last is this week's. */
  weeks: WeeklyExpenditure[];
  now: WeeklyExpenditure;
  /** The Monday of the last week with enough data; null if there was none. */
  measuredOn: string | null;
  /** Null if there is no question, or this week's is answered. */
  question: CheckIn | null;
}

interface Seen {
  profile: Profile;
  intakes: Intakes;
  marks: ReadonlyMap<string, DayMark>;
  weights: readonly WeightEntry[];
  /** Oldest first. */
  targets: readonly TargetFields[];
  today: string;
}

export function expenditureView(seen: Seen): ExpenditureView {
  const { profile, intakes, marks, weights, targets, today } = seen;
  const { resting } = calculate(profile);
  const observed = {
    profile,
    days: completeDays({ intakes, marks, today, resting }),
    weighIns: weights
      .map(({ weight, weightUnit, recordedAt }) => ({
        day: recordedAt.slice(0, 10),
        kilograms: inKilograms(weight, weightUnit),
      }))
      .filter(({ day }) => day > daysAfter(today, -WEIGHINGS_OF_DAYS)),
  };
  const week = checkInWeek(today);
  const mondays = Array.from({ length: WEEKS }, (_, at) => daysAfter(week, (at + 1 - WEEKS) * 7));
  const weeks = weeklyExpenditure(observed, mondays);
  const now = weeks.at(-1) as WeeklyExpenditure;
  const way = wayOf(profile, targets);
  const target = dailyTargets(profile).calories;
  const isAnswered = targets.some(({ checkIn }) => checkIn === week);
  return {
    profile,
    way,
    target,
    weeks,
    now,
    steps: targetSteps(targets),
    measuredOn: weeks.findLast(({ thin }) => thin.length === 0)?.week ?? null,
    question: isAnswered
      ? null
      : checkIn(observed, { way, current: target, now, isFirstWeek: isFirstWeek(seen) }),
  };
}

/** Whether the user first logged or set anything less than a week ago. */
function isFirstWeek({ intakes, weights, targets, today }: Seen): boolean {
  const days = [
    ...intakes.keys(),
    ...weights.map(({ recordedAt }) => recordedAt.slice(0, 10)),
    ...targets.map(({ since }) => since.slice(0, 10)),
  ].sort();
  const [first] = days;
  return first !== undefined && daysBetween(first, today) < 7;
}
