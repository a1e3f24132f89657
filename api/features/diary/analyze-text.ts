import { uuidv7 } from 'uuidv7';

import type { analyzeText } from '#shared/contract/meals';
import type { MealFields } from '#shared/records/meal';
import { mealTypeAt } from '#shared/rules/meal-type';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { checkAccountRoom } from '../../http/room-to-write';
import type { Database, DatabaseTransaction } from '../../store/database';
import { listedMeal } from '../../store/meals/listed-meals';
import { lockUserSequence } from '../../store/lock-user-sequence';
import { findRecord, newestTexts, type OnWritten, writeRecord } from '../../store/records';
import type { Usage } from '../../store/usage';
import type { MealInWords, ReadMeal } from './read-words';

/** How many remembered and custom foods are used, the newest first. */
const TAUGHT_MAX = { memory: 5_000, foods: 2_000 };

interface AnalysisServices {
  db: Database;
  now: () => number;
  foods: { readMeal: (userId: string, meal: MealInWords) => Promise<ReadMeal> };
  accountLimits?: Usage;
  onWritten?: OnWritten;
  onChange?: (userId: string) => void;
}

/** Repeating a call with the same meal id changes nothing. */
export function analyzeTextHandler({
  db,
  now,
  foods,
  accountLimits,
  onWritten,
  onChange,
}: AnalysisServices): MemberHandler<typeof analyzeText> {
  return async ({ account, input }) => {
    const id = input.mealId ?? uuidv7();
    const { description, mealTime, notes = null } = input;
    const wanted = { userId: account.id, id, description };
    if (!(await isMade(db, wanted))) {
      checkAccountRoom(account, accountLimits);
      const taught = { userId: account.id };
      const { estimate, name } = await foods.readMeal(account.id, {
        description,
        memory: await newestTexts(db, { ...taught, type: 'foodMemory', most: TAUGHT_MAX.memory }),
        foods: await newestTexts(db, { ...taught, type: 'food', most: TAUGHT_MAX.foods }),
      });
      const fields: MealFields & { analysis: null } = {
        name,
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
      await lockUserSequence(db, account.id, async ({ trx }) => {
        // A repeat may have been analyzed faster, and its meal may have been changed since.
        if (await isMade(trx, wanted)) return;
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

/** @throws Refusal 'id_taken' if the id belongs to a meal with other words or to a deleted meal */
async function isMade(
  db: Database | DatabaseTransaction,
  { userId, id, description }: { userId: string; id: string; description: string },
): Promise<boolean> {
  const known = await findRecord(db, userId, { type: 'meal', id });
  if (known && (known.deleted || known.data?.['description'] !== description))
    throw refuse('id_taken');
  return known !== undefined;
}
