import { sql } from 'kysely';

import type { ListedMeal } from '#shared/contract/meals';
import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { byNutrient, type Nutrients } from '#shared/records/nutrients';
import type { Photo } from '#shared/records/photo';
import { shownItems } from '#shared/rules/meal-state';

import type { Database } from '../database';
import { dialectOf } from '../dialect/dialect-of';
import { statement } from '../dialect/statement';

export interface MealRange {
  /** Days, 'YYYY-MM-DD', both included. */
  from: string | undefined;
  to: string | undefined;
  limit: number;
}

interface MealRow {
  id: string;
  data: string;
  created_at: number;
  updated_at: number;
}

/**
 * A user's meals, newest first. The totals equal those of the view `meals`, which would take twice as long for a page
 * of twenty.
 */
export async function listMeals(
  db: Database,
  userId: string,
  range: MealRange,
): Promise<ListedMeal[]> {
  return withPhotos(db, userId, await newestMeals(db, userId, range));
}

/** Uses the same expressions as the index; otherwise all meals of the user would be read. */
async function newestMeals(
  db: Database,
  userId: string,
  { from = '', to, limit }: MealRange,
): Promise<MealRow[]> {
  // A colon sorts after every digit.
  const last = to === undefined ? ':' : `${to}T23:59`;
  return mealsBetween(db, { userId, from, last, limit });
}

interface Between {
  userId: string;
  from: string;
  last: string;
  limit: number;
}

const mealsBetween = statement(
  (_db, { userId, from, last, limit }: Between) => sql<MealRow>`
    SELECT id, data, created_at, updated_at FROM records
    WHERE user_id = ${userId} AND type = 'meal' AND deleted = 0
      AND json_extract(data, '$.mealTime') >= ${from}
      AND json_extract(data, '$.mealTime') <= ${last}
    ORDER BY json_extract(data, '$.mealTime') DESC, id DESC
    LIMIT ${limit}`,
);

export async function listedMeal(
  db: Database,
  userId: string,
  id: string,
): Promise<ListedMeal | undefined> {
  const row = await db
    .selectFrom('records')
    .select(['id', 'data', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('type', '=', 'meal')
    .where('id', '=', id)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return row && (await withPhotos(db, userId, [row]))[0];
}

/** Adds the photos' status, with one query for the whole list. */
async function withPhotos(
  db: Database,
  userId: string,
  rows: readonly MealRow[],
): Promise<ListedMeal[]> {
  const meals = rows.map((row) => ({ row, meal: JSON.parse(row.data) as Meal }));
  const photoIds = meals.flatMap(({ meal }) => meal.photoId ?? []);
  const photos = await photosOf(db, userId, photoIds);
  return meals.map(({ row, meal }) => listed(row, meal, photos.get(meal.photoId ?? '')));
}

async function photosOf(db: Database, userId: string, ids: string[]): Promise<Map<string, Photo>> {
  if (ids.length === 0) return new Map();
  const rows = await photosByIds(db, { userId, ids: dialectOf(db).listOf(ids) });
  return new Map(rows.map(({ id, data }) => [id, JSON.parse(data) as Photo]));
}

const photosByIds = statement((db, { userId, ids }: { userId: string; ids: unknown }) =>
  db
    .selectFrom('records')
    .select(['id', 'data'])
    .where('user_id', '=', userId)
    .where('type', '=', 'photo')
    .where('id', 'in', dialectOf(db).inList(ids)),
);

function listed(row: MealRow, meal: Meal, photo: Photo | undefined): ListedMeal {
  const items = shownItems(meal) ?? [];
  const { photoId } = meal;
  return {
    id: row.id,
    name: meal.name,
    description: meal.description,
    notes: meal.notes,
    mealType: meal.mealType,
    mealTime: meal.mealTime,
    imageUrl: photoId === null ? null : `/api/photos/${photoId}`,
    state: items.length > 0 ? 'analysed' : 'waiting',
    photoStatus: photo?.status ?? null,
    nutrients: totalsOf(items),
    items,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Energy in whole kcal, the others with two decimals; null if no item has a value. */
function totalsOf(items: readonly MealItem[]): Nutrients {
  return byNutrient((nutrient) => {
    let total: number | undefined;
    for (const { grams, per100g } of items) {
      const amount = per100g[nutrient];
      if (typeof amount === 'number') total = (total ?? 0) + (grams / 100) * amount;
    }
    if (total === undefined) return null;
    return nutrient === 'calories' ? Math.round(total) : Number(total.toFixed(2));
  });
}
