import { daysAfter } from '#shared/rules/calendar';

import { activeStore } from '../../store/account-store';
import { unreadMeals } from '../../store/unread-meals';
import { localNow } from '../../ui/words/time';

const DAYS_BACK = 13;

/** Reads meals of the last two weeks that were saved without an estimate because the page closed before the analyzer answered. */
export async function readSavedWords(): Promise<void> {
  const store = await activeStore();
  const today = localNow().slice(0, 10);
  // One day more, because another time zone may be a day ahead.
  const meals = await unreadMeals(store, daysAfter(today, -DAYS_BACK), daysAfter(today, 1));
  if (meals.length === 0) return;
  // Loaded late, because this runs at every start of the app and there is rarely such a meal.
  const [{ fillIn, readWords }, { NO_EDITS }] = await Promise.all([
    import('./log-meal'),
    import('./items/item-edits'),
  ]);
  for (const { id, description } of meals)
    await fillIn(id, { description, edits: NO_EDITS }, readWords(description));
}
