import { foodKey } from '#shared/nutrition/items/food-key';
import { itemNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import {
  type CountedMeal,
  countForAwards,
  type Counts,
  earnedAwards,
  USUAL_GOALS,
} from '#shared/rules/awards/count-awards';
import { shownItems } from '#shared/rules/meal-state';

import type { AccountStore } from '../../store/account-store';
import { awardFacts, everyMeal, keepAwards } from '../../store/awards/awards';
import { isCheckDue, noteCheck } from '../../store/awards/award-checks';
import { dayTargetsOf } from '../../store/days/own-targets';
import { initialSyncOf } from '../../store/initial-sync';
import { localNow } from '../../ui/words/time';

/** Reads the log and keeps what it has earned. */
export async function checkAwards(store: AccountStore): Promise<void> {
  const now = localNow();
  const today = now.slice(0, 10);
  if (!(await isCheckDue(store, today))) return;
  await countAndKeep(store, now);
  await noteCheck(store, today);
}

/** For the page that shows them: earned is what its numbers say. @param now local, 'YYYY-MM-DDTHH:mm' */
export async function countAndKeep(store: AccountStore, now: string): Promise<Counts> {
  const counts = await awardCounts(store, now);
  if ((await initialSyncOf(store)) === null) await keepAwards(store, earnedAwards(counts));
  return counts;
}

async function awardCounts(store: AccountStore, now: string): Promise<Counts> {
  const { weighings, marks } = await awardFacts(store);
  const targets = (await dayTargetsOf(store))?.usual(now.slice(0, 10));
  return countForAwards({
    weighings,
    marks,
    now,
    meals: await everyMeal(store, countedMeal),
    goals: targets ?? USUAL_GOALS,
    resting: targets?.calculation.resting,
  });
}

/** Unknown amounts are in no sum; a sum is null where nothing is known. */
export function countedMeal(meal: Meal): CountedMeal {
  const items = shownItems(meal) ?? [];
  const nutrients = items.map(itemNutrients);
  const sum = (name: 'calories' | 'protein' | 'fiber') => {
    const known = nutrients.flatMap(({ [name]: amount }) => amount ?? []);
    return known.length === 0 ? null : known.reduce((one, other) => one + other, 0);
  };
  return {
    mealTime: meal.mealTime,
    foods: items.map(foodKey),
    calories: sum('calories'),
    protein: sum('protein'),
    fiber: sum('fiber'),
    unweighed: nutrients.filter(({ calories }) => calories === null).length,
  };
}
