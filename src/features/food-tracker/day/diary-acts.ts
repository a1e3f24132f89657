import type { MealType } from '#shared/records/meal';

import type { MealEntry } from '../../../store/meal-entries';

/** Actions that start in the diary and are done elsewhere on the page. */
export interface DiaryActs {
  /** Goes to the form, with a time that fits the type. */
  add: (type: MealType) => void;
  edit: (entry: MealEntry) => void;
  remove: (entry: MealEntry) => void;
  /** Asks for the target day. @param what the entries in words: 'breakfast', 'this day' */
  copy: (entries: readonly MealEntry[], what: string) => void;
}
