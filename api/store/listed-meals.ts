import type { ListedMeal } from '#shared/contract/meals';
import type { RecordType } from '#shared/records/index';
import type { Meal } from '#shared/records/meal';
import type { Nutrients } from '#shared/records/nutrients';
import type { Photo } from '#shared/records/photo';
import { shownItems } from '#shared/rules/meal-state';

import type { Database } from './database';
import type { MealsView } from './views';

export interface MealRange {
  /** Days, 'YYYY-MM-DD', both included. */
  from: string | undefined;
  to: string | undefined;
  limit: number;
}

/** A person's meals, newest first. */
export async function listMeals(
  db: Database,
  userId: string,
  { from, to, limit }: MealRange,
): Promise<ListedMeal[]> {
  let query = db.selectFrom('meals').selectAll().where('user_id', '=', userId);
  if (from !== undefined) query = query.where('meal_time', '>=', from);
  if (to !== undefined) query = query.where('meal_time', '<=', `${to}T23:59`);
  const rows = await query
    .orderBy('meal_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withRecords(db, userId, rows);
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
  const { calories, protein, carbs, fat, fiber, sugar, sodium, cholesterol } = row;
  const { saturated_fat: saturatedFat, vitamin_c: vitaminC } = row;
  return {
    calories,
    protein,
    carbs,
    fat,
    fiber,
    sugar,
    saturatedFat,
    sodium,
    cholesterol,
    vitaminC,
  };
}
