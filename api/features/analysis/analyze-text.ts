import { uuidv7 } from 'uuidv7';

import type { analyzeText } from '#shared/contract/meals';
import { analyseText } from '#shared/nutrition/analyse-text';
import type { FoodMemory } from '#shared/nutrition/food-memory';
import { foodsRemembered } from '#shared/nutrition/foods-remembered';
import type { FoodTable } from '#shared/nutrition/food-table';
import { nameOfMeal } from '#shared/nutrition/meal-name';
import { personalFood, type PersonalFood } from '#shared/nutrition/personal/personal-food';
import type { FoodFields } from '#shared/records/food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { MealFields } from '#shared/records/meal';
import { mealTypeAt } from '#shared/rules/meal-type';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Database } from '../../store/database';
import { listedMeal } from '../../store/listed-meals';
import { findRecord, recordsOfType, writeRecord } from '../../store/records';
import type { OnWritten } from '../../store/written';

export interface AnalysisServices {
  db: Database;
  now: () => number;
  foods: () => FoodTable;
  /** What follows from a new meal, and who is told of it. */
  onWritten?: OnWritten;
  onChange?: (userId: string) => void;
}

/** Makes a meal of a description. The same request again, by the meal's id, changes nothing. */
export function describeMeal({
  db,
  now,
  foods,
  onWritten,
  onChange,
}: AnalysisServices): MemberHandler<typeof analyzeText> {
  return async ({ account, input }) => {
    const id = input.mealId ?? uuidv7();
    const { description, mealTime, notes = null } = input;
    const known = await findRecord(db, account.id, { type: 'meal', id });
    if (known && (known.deleted || known.data?.['description'] !== description))
      throw refuse('id_taken');
    if (!known) {
      const estimate = analyseText(foods(), description, {
        by: 'server',
        memory: await memoryOf(db, account.id),
        personal: await personalFoodsOf(db, account.id),
      });
      const fields: MealFields & { analysis: null } = {
        name: nameOfMeal(estimate.items, description),
        description,
        notes,
        mealType: mealTypeAt(mealTime),
        mealTime,
        photoId: null,
        estimate,
        items: null,
        analysis: null,
      };
      const time = now();
      await db.transaction().execute(async (trx) => {
        await writeRecord(trx, account.id, { type: 'meal', id, fields, now: time });
        const made = await findRecord(trx, account.id, { type: 'meal', id });
        const changed = made ? [made] : [];
        await onWritten?.(trx, { userId: account.id, now: time, changed, since: 0 });
      });
      onChange?.(account.id);
    }
    const meal = await listedMeal(db, account.id, id);
    if (!meal) throw refuse('internal');
    return { meal };
  };
}

/** What the person has taught their devices counts here too: the same words, the same reading. */
async function memoryOf(db: Database, userId: string): Promise<FoodMemory> {
  const records = await recordsOfType(db, userId, 'foodMemory');
  records.sort((one, other) => one.updatedAt - other.updatedAt);
  return foodsRemembered(records.flatMap(({ data }) => (data as FoodMemoryFields | null) ?? []));
}

async function personalFoodsOf(db: Database, userId: string): Promise<PersonalFood[]> {
  const records = await recordsOfType(db, userId, 'food');
  records.sort((one, other) => one.updatedAt - other.updatedAt);
  return records.flatMap(({ id, data }) =>
    data === null ? [] : personalFood(id, data as unknown as FoodFields),
  );
}
