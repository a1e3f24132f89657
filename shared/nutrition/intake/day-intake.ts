import type { MealItem } from '#shared/records/meal-item';
import {
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
  unknownNutrients,
} from '#shared/records/nutrients';

import { foodKey } from '../items/food-key';
import { energyShare, itemNutrients } from '../items/totals';

type EatenItem = Pick<MealItem, 'name' | 'grams' | 'per100g' | 'source'>;

/** A meal of a day with its shown items; null if it is not analyzed yet. */
export interface EatenMeal {
  /** Local, 'YYYY-MM-DD'. */
  day: string;
  items: readonly EatenItem[] | null;
}

/** What one food contributed to a day. */
export interface FoodOfDay {
  /** Equal for the same food on other days. */
  key: string;
  name: string;
  nutrients: Nutrients;
}

/** What was eaten on a day, as far as its nutrients are known. */
export interface DayIntake {
  day: string;
  meals: number;
  /** Meals that are not analyzed yet. */
  unread: number;
  /** Items with unknown energy, which are not in the sum of calories. */
  unweighed: number;
  /** Sums over the items with a known amount; null if there are none. */
  nutrients: Nutrients;
  /** kcal of all items, see `energyShare`. */
  energy: number;
  /** For each nutrient, the part of `energy` from items with a known amount, see `coverageOf`. */
  informed: Record<Nutrient, number>;
  foods: FoodOfDay[];
}

/** Whether a day has known calories. A day without analyzed meals has not. */
export function isCounted({ nutrients }: Pick<DayIntake, 'nutrients'>): boolean {
  return nutrients.calories !== null;
}

/** Sums meals by day. Days without a meal are not included: not logged is not zero. */
export function intakeByDay(meals: Iterable<EatenMeal>): Map<string, DayIntake> {
  const days = new Map<string, { intake: DayIntake; foods: Map<string, FoodOfDay> }>();
  for (const { day, items } of meals) {
    const sums = days.get(day) ?? { intake: emptyDay(day), foods: new Map<string, FoodOfDay>() };
    days.set(day, sums);
    sums.intake.meals += 1;
    if (!items || items.length === 0) sums.intake.unread += 1;
    for (const item of items ?? []) addItem(sums.intake, sums.foods, item);
  }
  return new Map(
    [...days].map(([day, { intake, foods }]) => [day, { ...intake, foods: [...foods.values()] }]),
  );
}

function addItem(intake: DayIntake, foods: Map<string, FoodOfDay>, item: EatenItem): void {
  const nutrients = itemNutrients(item);
  const share = energyShare(item);
  if (nutrients.calories === null) intake.unweighed += 1;
  intake.energy += share;
  addNutrients(intake.nutrients, nutrients);
  for (const nutrient of NUTRIENTS) {
    if (nutrients[nutrient] !== null) intake.informed[nutrient] += share;
  }
  const key = foodKey(item);
  const food = foods.get(key);
  if (food) addNutrients(food.nutrients, nutrients);
  else foods.set(key, { key, name: item.name, nutrients });
}

/** Adds known amounts to a sum; unknown ones do not change it. */
export function addNutrients(sum: Nutrients, more: Nutrients): void {
  for (const nutrient of NUTRIENTS) {
    const amount = more[nutrient];
    if (amount !== null) sum[nutrient] = (sum[nutrient] ?? 0) + amount;
  }
}

function emptyDay(day: string): DayIntake {
  const informed = Object.fromEntries(NUTRIENTS.map((name) => [name, 0]));
  return {
    day,
    meals: 0,
    unread: 0,
    unweighed: 0,
    energy: 0,
    foods: [],
    nutrients: unknownNutrients(),
    informed: informed as Record<Nutrient, number>,
  };
}
