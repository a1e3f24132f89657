import type { MealEntry } from '../../../store/meal-entries';
import { DescribeMeal } from './describe-meal';
import { wantsDescription } from './state-words';

/** What a person can do for a meal that has no figures; nothing where nothing is needed. */
export function NextStep({ entry: { id, state } }: { entry: MealEntry }) {
  return wantsDescription(state.reading) ? <DescribeMeal id={id} /> : null;
}
