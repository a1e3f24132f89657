import type Dexie from 'dexie';

import type { FavouriteFields } from '#shared/records/favourite';
import type { FoodFields } from '#shared/records/food';
import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { withEveryNutrient } from '#shared/records/nutrients';

type Stored<Fields> = { data: Partial<Fields> } | undefined;

/** Rows that are older than a nutrient have it as unknown whenever they are read. */
export function fillNutrients(db: Dexie): void {
  db.table('meal').hook('reading', (row: Stored<Meal>) => {
    const { items, estimate, analysis, proposal } = row?.data ?? {};
    for (const list of [items, estimate?.items, analysis?.items, proposal?.items]) fill(list);
    return row;
  });
  db.table('favourite').hook('reading', (row: Stored<FavouriteFields>) => {
    fill(row?.data.items);
    return row;
  });
  db.table('food').hook('reading', (row: Stored<FoodFields>) => {
    const food = row?.data;
    if (food?.per100) food.per100 = withEveryNutrient(food.per100);
    return row;
  });
}

function fill(items: readonly MealItem[] | null | undefined): void {
  for (const item of items ?? []) item.per100g = withEveryNutrient(item.per100g);
}
