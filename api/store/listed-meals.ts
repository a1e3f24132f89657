import type { ListedMeal } from '#shared/contract/meals';
import type { Meal } from '#shared/records/meal';
import { shownItems } from '#shared/rules/meal-state';
import type { Nutrients } from '#shared/records/nutrients';

import type { Database } from './database';
import { findRecord } from './records';
import type { MealsView } from './tables';

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
  return Promise.all(rows.map((row) => withRecord(db, userId, row)));
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
  return row && withRecord(db, userId, row);
}

async function withRecord(db: Database, userId: string, row: MealsView): Promise<ListedMeal> {
  const record = await findRecord(db, userId, { type: 'meal', id: row.id });
  const meal = record?.data as unknown as Meal;
  const photo = meal.photoId
    ? await findRecord(db, userId, { type: 'photo', id: meal.photoId })
    : undefined;
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
    photoStatus: (photo?.data['status'] as string | undefined) ?? null,
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
