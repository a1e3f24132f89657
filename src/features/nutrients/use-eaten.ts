import { useMemo } from 'react';

import { intakeByDay } from '#shared/nutrition/intake/day-intake';
import { unknownNutrients } from '#shared/records/nutrients';
import type { Meal } from '#shared/records/meal';
import type { SummedItem } from '#shared/nutrition/nutrients/sum-nutrients';
import type { Profile } from '#shared/records/profile';
import type { DayMark } from '#shared/records/day-mark';
import { dayStatus } from '#shared/rules/day-status';
import { shownItems } from '#shared/rules/meal-state';
import { dailyTargets } from '#shared/rules/targets/daily-targets';

import { useDayMarks } from '../../store/days/day-marks';
import { useOwnTargets } from '../../store/days/own-targets';
import { useWatersOfDays, type WaterEntry } from '../../store/days/waters';
import { useMeal } from '../../store/meal-entries';
import { useMealsOfDays } from '../../store/meals-of-days';
import { useProfile } from '../../store/profile/profile';
import { useTargets } from '../../store/targets';
import { useWeights } from '../../store/weights';
import { messages } from './messages';
import { firstOf, type Period } from './period';
import type { Compared } from './references';

/** The data for the sums. */
export interface Eaten {
  items: readonly SummedItem[];
  /** Number of days for the average; 0 if no day of the week is complete. */
  days: number;
  /** Number of meals without numbers. */
  unread: number;
  /** The meal, if the period is one meal; null if it was deleted. */
  meal: Meal | null;
  compared: Compared;
}

/** undefined while loading. */
export function useEaten(period: Period, today: string): Eaten | undefined {
  const from = firstOf(period);
  const meals = useMealsOfDays(from, period.day, asTheyAre);
  const meal = useMeal(period.mealId);
  const waters = useWatersOfDays(from, period.day);
  const marks = useDayMarks();
  const compared = useCompared();
  if (!meals || meal === undefined || !waters || !marks || !compared) return undefined;
  if (period.kind === 'meal') {
    const items = (meal && shownItems(meal)) ?? [];
    return { items, days: 1, unread: 0, meal, compared };
  }
  const facts = { meals, waters, marks, today, profile: compared.profile };
  return {
    ...(period.kind === 'day' ? eatenOf(meals, waters) : weekOf(facts)),
    meal: null,
    compared,
  };
}

/** undefined while loading. */
function useCompared(): Compared | undefined {
  const profile = useProfile();
  const kept = useTargets();
  const own = useOwnTargets();
  const weights = useWeights();
  return useMemo(
    () =>
      profile === undefined || !kept || !own || !weights
        ? undefined
        : { profile, kept, own, weights },
    [profile, kept, own, weights],
  );
}

const asTheyAre = (meals: Meal[]) => meals;

function eatenOf(meals: readonly Meal[], waters: readonly WaterEntry[]) {
  const items = [...meals.flatMap((meal) => shownItems(meal) ?? []), ...waters.map(asItem)];
  const unread = meals.filter((meal) => (shownItems(meal) ?? []).length === 0).length;
  return { items, days: 1, unread };
}

interface Week {
  meals: readonly Meal[];
  waters: readonly WaterEntry[];
  marks: ReadonlyMap<string, DayMark>;
  today: string;
  profile: Profile | null;
}

/** Uses only complete days, because the sum of an incomplete day is too low. */
export function weekOf({ meals, waters, marks, today, profile }: Week) {
  const intakes = intakeByDay(
    meals.map((meal) => ({ day: dayOf(meal.mealTime), items: shownItems(meal) })),
  );
  const resting = profile ? dailyTargets(profile).calculation.resting : undefined;
  const complete = new Set(
    [...intakes.keys()].filter(
      (day) =>
        dayStatus({
          intake: intakes.get(day),
          mark: marks.get(day),
          isOver: day < today,
          resting,
        }) === 'complete',
    ),
  );
  const counted = eatenOf(
    meals.filter(({ mealTime }) => complete.has(dayOf(mealTime))),
    waters.filter(({ drunkAt }) => complete.has(dayOf(drunkAt))),
  );
  return { ...counted, days: complete.size };
}

function dayOf(localTime: string): string {
  return localTime.slice(0, 10);
}

// 'Water, tap' of FNDDS, which contains a little calcium and magnesium.
const TAP_WATER = {
  kind: 'table',
  table: 'FNDDS 2021-2023',
  code: '94000100',
  description: 'Water, tap',
} as const;

function asItem({ amount }: WaterEntry): SummedItem {
  return {
    name: messages.waterYouCounted,
    grams: amount,
    per100g: { ...unknownNutrients(), calories: 0 },
    source: TAP_WATER,
  };
}
