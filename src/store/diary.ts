import type { Meal } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';
import { FOUR_SLOTS, type Slot, slotOf } from '#shared/rules/meal-slots';

import type { AccountStore } from './account-store';
import type { LocalRow } from './database';
import { mealSlots } from './days/meal-slots';
import { entriesOf, type MealEntry } from './meal-entries';
import { mealRowsOfDays } from './meals-of-days';
import { useLiveStore } from './use-live';

// A few weeks for most users: older meals say little about what they eat now.
const LATEST_MEALS = 120;

export interface EarlierMeals {
  day: string;
  meals: Meal[];
}

export interface DiaryDay {
  /** 'YYYY-MM-DD' */
  day: string;
  entries: MealEntry[];
  /** In the user's order. */
  slots: readonly Slot[];
  /** By key of the slot: the last earlier day with meals in that slot, at most a week back. */
  earlier: Partial<Record<string, EarlierMeals>>;
}

const EARLIER_DAYS_MAX = 7;

/** Reads with the time index only, so a log of many years is not slower. */
export async function diaryDay(store: AccountStore, day: string): Promise<DiaryDay> {
  const [rows, before, slots] = await Promise.all([
    mealRowsOfDays(store, day, day),
    mealRowsOfDays(store, daysAfter(day, -EARLIER_DAYS_MAX), daysAfter(day, -1)),
    mealSlots(store),
  ]);
  const entries = await entriesOf(store, rows);
  return { day, entries, slots, earlier: lastOfEach(slots, before) };
}

export async function latestMeals({ db }: AccountStore, most: number): Promise<Meal[]> {
  const rows = await db.meal
    .orderBy('data.mealTime')
    .reverse()
    .filter(({ deleted }) => deleted === 0)
    .limit(most)
    .toArray();
  return rows.map(({ data }) => data);
}

function lastOfEach(slots: readonly Slot[], rows: readonly LocalRow<Meal>[]): DiaryDay['earlier'] {
  const found = slots.flatMap(({ key }) => {
    const meals = rows.map(({ data }) => data).filter((meal) => slotOf(meal, slots).key === key);
    const day = meals.at(-1)?.mealTime.slice(0, 10);
    if (day === undefined) return [];
    return [
      [key, { day, meals: meals.filter(({ mealTime }) => mealTime.startsWith(day)) }] as const,
    ];
  });
  return Object.fromEntries(found);
}

export interface RecentDays {
  /** 'YYYY-MM-DD' */
  today: string;
  /** Of today. */
  entries: MealEntry[];
  /** Of the day before. */
  yesterday: MealEntry[];
}

async function recentDays(store: AccountStore, today: string): Promise<RecentDays> {
  const rows = await mealRowsOfDays(store, daysAfter(today, -1), today);
  const entries = await entriesOf(store, rows);
  const isOfToday = ({ meal }: MealEntry) => meal.mealTime.startsWith(today);
  return {
    today,
    entries: entries.filter(isOfToday),
    yesterday: entries.filter((entry) => !isOfToday(entry)),
  };
}

/** Returns the previous day, recognizable by its `today`, until the new one has been read. */
export function useRecentDays(today: string): RecentDays | undefined {
  const none: RecentDays = { today, entries: [], yesterday: [] };
  return useLiveStore(async (store) => recentDays(store, today), none, [today]);
}

/** Returns the previous day, recognizable by its `day`, until the new one has been read. */
export function useDiaryDay(day: string): DiaryDay | undefined {
  const none: DiaryDay = { day, entries: [], slots: FOUR_SLOTS, earlier: {} };
  return useLiveStore(async (store) => diaryDay(store, day), none, [day]);
}

export function useHasMeals(): boolean | undefined {
  return useLiveStore(hasMeals, false, []);
}

/** Also true after all of them were deleted. */
export function useHasPhotos(): boolean | undefined {
  return useLiveStore(async ({ db }) => (await db.photo.limit(1).count()) > 0, false, []);
}

async function hasMeals({ db }: AccountStore): Promise<boolean> {
  const meal = await db.meal.filter(({ deleted }) => deleted === 0).first();
  return meal !== undefined;
}

export function useLatestMeals(): Meal[] | undefined {
  return useLiveStore(async (store) => latestMeals(store, LATEST_MEALS), [], []);
}
