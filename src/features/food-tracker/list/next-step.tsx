import type { MealEntry } from '../../../store/meal-entries';
import { FoodProposals } from '../recogniser/food-proposals';
import { DescribeMeal } from './describe-meal';
import { wantsDescription } from './state-words';

/** What a person can do for a meal that has no figures; nothing where nothing is needed. */
export function NextStep({ entry: { id, photoId, hasBytes, state } }: { entry: MealEntry }) {
  if (!wantsDescription(state.reading)) return null;
  return (
    <>
      {photoId !== null && hasBytes && <FoodProposals mealId={id} photoId={photoId} />}
      <DescribeMeal id={id} />
    </>
  );
}
