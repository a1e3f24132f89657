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

/** Reads all entries and saves the awards that they have earned. */
export async function checkAwards(store: AccountStore): Promise<void> {
  const now = localNow();
  const today = now.slice(0, 10);
  if (!(await isCheckDue(store, today))) return;
  await countAndKeep(store, now);
  await noteCheck(store, today);
}

/** Counts for the page of awards and saves earned ones, so that the page and its numbers agree. @param now local, 'YYYY-MM-DDTHH:mm' */
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

/** Sums ignore unknown amounts; a sum is null if all amounts are unknown. */
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
