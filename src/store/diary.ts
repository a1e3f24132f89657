import { MEAL_TYPES, type Meal, type MealType } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';

import type { AccountStore } from './account-store';
import type { LocalRow } from './database';
import { entriesOf, type MealEntry } from './meal-entries';
import { mealRowsOfDays } from './meals-of-days';

/** The meals of a type on the last day that had such. */
export interface EarlierMeals {
  day: string;
  meals: Meal[];
}

export interface DiaryDay {
  /** 'YYYY-MM-DD' */
  day: string;
  /** In the order in which they were eaten. */
  entries: MealEntry[];
  /** What was eaten last at such a meal, in the days before. */
  earlier: Partial<Record<MealType, EarlierMeals>>;
}

const DAYS_LOOKED_BACK = 7;

/** A day of the diary. Read by the index of the time alone: it takes no longer in a log of years. */
export async function diaryDay(store: AccountStore, day: string): Promise<DiaryDay> {
  const [rows, before] = await Promise.all([
    mealRowsOfDays(store, day, day),
    mealRowsOfDays(store, daysAfter(day, -DAYS_LOOKED_BACK), daysAfter(day, -1)),
  ]);
  return { day, entries: await entriesOf(store, rows), earlier: lastOfEachType(before) };
}

/** A person's latest meals, newest first. */
export async function latestMeals({ db }: AccountStore, most: number): Promise<Meal[]> {
  const rows = await db.meal
    .orderBy('data.mealTime')
    .reverse()
    .filter(({ deleted }) => deleted === 0)
    .limit(most)
    .toArray();
  return rows.map(({ data }) => data);
}

function lastOfEachType(rows: readonly LocalRow<Meal>[]): DiaryDay['earlier'] {
  const found = MEAL_TYPES.flatMap((type) => {
    const meals = rows.map(({ data }) => data).filter(({ mealType }) => mealType === type);
    const day = meals.at(-1)?.mealTime.slice(0, 10);
    if (day === undefined) return [];
    return [
      [type, { day, meals: meals.filter(({ mealTime }) => mealTime.startsWith(day)) }] as const,
    ];
  });
  return Object.fromEntries(found);
}
