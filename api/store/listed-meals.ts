import { sql } from 'kysely';

import type { ListedMeal } from '#shared/contract/meals';
import type { RecordType } from '#shared/records/index';
import type { Meal } from '#shared/records/meal';
import { byNutrient, type Nutrient, type Nutrients } from '#shared/records/nutrients';
import type { Photo } from '#shared/records/photo';
import { shownItems } from '#shared/rules/meal-state';

import type { Database } from './database';
import type { MealsView, NutrientColumn } from './views';

export interface MealRange {
  /** Days, 'YYYY-MM-DD', both included. */
  from: string | undefined;
  to: string | undefined;
  limit: number;
}

/** A person's meals, newest first. The totals are made for those of the page alone. */
export async function listMeals(
  db: Database,
  userId: string,
  range: MealRange,
): Promise<ListedMeal[]> {
  const ids = await newestMeals(db, userId, range);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('meals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withRecords(
    db,
    userId,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** In the words of the index: with others all of the person's meals would be read. */
async function newestMeals(
  db: Database,
  userId: string,
  { from = '', to, limit }: MealRange,
): Promise<string[]> {
  // A colon stands behind every digit.
  const last = to === undefined ? ':' : `${to}T23:59`;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM records
    WHERE user_id = ${userId} AND type = 'meal' AND deleted = 0
      AND json_extract(data, '$.mealTime') >= ${from}
      AND json_extract(data, '$.mealTime') <= ${last}
    ORDER BY json_extract(data, '$.mealTime') DESC, id DESC
    LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listedMeal(
  db: Database,
  userId: string,
  id: string,
): Promise<ListedMeal | undefined> {
  const row = await db
    .selectFrom('meals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await withRecords(db, userId, [row]))[0];
}

/** What the view leaves out, in two questions for the whole list. */
async function withRecords(db: Database, userId: string, rows: MealsView[]): Promise<ListedMeal[]> {
  const ids = rows.map((row) => row.id);
  const meals = await dataOf<Meal>(db, userId, { type: 'meal', ids });
  const photoIds = [...meals.values()].flatMap(({ photoId }) => photoId ?? []);
  const photos = await dataOf<Photo>(db, userId, { type: 'photo', ids: photoIds });
  return rows.flatMap((row) => {
    const meal = meals.get(row.id);
    return meal ? [listed(row, meal, photos.get(meal.photoId ?? ''))] : [];
  });
}

async function dataOf<T>(
  db: Database,
  userId: string,
  { type, ids }: { type: RecordType; ids: string[] },
): Promise<Map<string, T>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('records')
    .select(['id', 'data'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, data }) => [id, JSON.parse(data) as T]));
}

function listed(row: MealsView, meal: Meal, photo: Photo | undefined): ListedMeal {
  const items = shownItems(meal) ?? [];
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    notes: meal.notes,
    mealType: row.meal_type,
    mealTime: row.meal_time,
    imageUrl: row.image_url,
    state: items.length > 0 ? 'analysed' : 'waiting',
    photoStatus: photo?.status ?? null,
    nutrients: nutrientsOf(row),
    items,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function nutrientsOf(row: MealsView): Nutrients {
  return byNutrient((nutrient) => row[columnOf(nutrient)]);
}

function columnOf(nutrient: Nutrient): NutrientColumn {
  const column = nutrient.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return column as NutrientColumn;
}
