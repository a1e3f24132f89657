import type { MealType } from '#shared/records/meal';

import type { MealEntry } from '../../../store/meal-entries';

/** What can be begun from the diary's entries, and is done elsewhere on the page. */
export interface DiaryActs {
  /** Leads to the form, at a time of such a meal. */
  add: (type: MealType) => void;
  edit: (entry: MealEntry) => void;
  remove: (entry: MealEntry) => void;
  /** Asks where to. @param what the entries in words: 'breakfast', 'this day' */
  copy: (entries: readonly MealEntry[], what: string) => void;
}
