import { intakeByDay } from '#shared/nutrition/intake/day-intake';
import type { Meal } from '#shared/records/meal';
import type { Profile } from '#shared/records/profile';
import { daysAfter } from '#shared/rules/calendar';
import { shownItems } from '#shared/rules/meal-state';

import type { Account } from '../../store/accounts';
import { type Filling, useFilling } from '../../store/filling';
import { useStreak } from '../../store/logged-days';
import { useMealsOfDays } from '../../store/meals-of-days';
import { useProfile } from '../../store/profile';
import { useAccount } from '../../store/use-account';
import { useWeights, type WeightEntry } from '../../store/weights';
import { type Intakes, RANGES } from './days/spans';

export interface Progress {
  account: Account;
  intakes: Intakes;
  streak: number;
  weights: WeightEntry[];
  /** Null if the person has set no goals. */
  profile: Profile | null;
  /** Null once this device has everything. */
  filling: Filling | null;
}

const MOST_DAYS = Math.max(...RANGES);

/** undefined while loading. */
export function useProgress(today: string): Progress | undefined {
  const account = useAccount();
  const intakes = useMealsOfDays(daysAfter(today, -MOST_DAYS), today, intakesOf);
  const streak = useStreak(today);
  const weights = useWeights();
  const profile = useProfile();
  const filling = useFilling();
  if (!account || !intakes || streak === undefined) return undefined;
  if (!weights || profile === undefined || filling === undefined) return undefined;
  return { account, intakes, streak, weights, profile, filling };
}

function intakesOf(meals: readonly Meal[]): Intakes {
  return intakeByDay(
    meals.map((meal) => ({ day: meal.mealTime.slice(0, 10), items: shownItems(meal) })),
  );
}
