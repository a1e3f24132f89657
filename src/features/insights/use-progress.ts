import { type DayIntake, intakeByDay } from '#shared/nutrition/intake/day-intake';
import type { DayMark } from '#shared/records/day-mark';
import type { Meal } from '#shared/records/meal';
import type { Profile } from '#shared/records/profile';
import type { TargetFields } from '#shared/records/target';
import type { OwnTargets } from '#shared/rules/targets/day-targets';
import type { Streak } from '#shared/rules/awards/streak';
import { daysAfter } from '#shared/rules/calendar';
import { dayStatus } from '#shared/rules/day-status';
import { shownItems } from '#shared/rules/meal-state';

import type { Account } from '../../store/accounts';
import { useDayMarks } from '../../store/days/day-marks';
import { useOwnTargets } from '../../store/days/own-targets';
import { type InitialSync, useInitialSync } from '../../store/initial-sync';
import { useMealsOfDays, useStreak } from '../../store/meals-of-days';
import { useProfile } from '../../store/profile/profile';
import { useTargets } from '../../store/targets';
import { useAccount } from '../../store/use-account';
import { useWeights, type WeightEntry } from '../../store/weights';
import { type Intakes, RANGES } from './spans';

const MOST_DAYS = Math.max(...RANGES);

/** The data that the pages Progress and My week use. */
export interface Progress {
  account: Account;
  intakes: Intakes;
  marks: ReadonlyMap<string, DayMark>;
  streak: Streak;
  weights: WeightEntry[];
  /** Oldest first. */
  targets: TargetFields[];
  own: OwnTargets;
  /** Null if the user has set no goals. */
  profile: Profile | null;
  /** Null once this device has everything. */
  initialSync: InitialSync | null;
}

/** undefined while loading. */
export function useProgress(today: string): Progress | undefined {
  const account = useAccount();
  const intakes = useMealsOfDays(daysAfter(today, -MOST_DAYS), today, intakesOf);
  const marks = useDayMarks();
  const streak = useStreak(today);
  const weights = useWeights();
  const targets = useTargets();
  const own = useOwnTargets();
  const profile = useProfile();
  const initialSync = useInitialSync();
  if (!account || !intakes || !marks || !streak) return undefined;
  if (!weights || !targets || !own || profile === undefined || initialSync === undefined)
    return undefined;
  return { account, intakes, marks, streak, weights, targets, own, profile, initialSync };
}

function intakesOf(meals: readonly Meal[]): Intakes {
  return intakeByDay(
    meals.map((meal) => ({ day: meal.mealTime.slice(0, 10), items: shownItems(meal) })),
  );
}

/**
 * The complete days.
 * @param resting resting energy in kcal a day; undefined without goals
 */
export function completeOf(
  { intakes, marks }: Pick<Progress, 'intakes' | 'marks'>,
  today: string,
  resting: number | undefined,
): Intakes {
  const isComplete = ([day, intake]: [string, DayIntake]) =>
    dayStatus({ intake, mark: marks.get(day), isOver: day < today, resting }) === 'complete';
  return new Map([...intakes].filter(isComplete));
}
