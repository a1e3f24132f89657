import { useMemo } from 'react';

import type { MealEntry } from '../../../store/meal-entries';
import { deleteMeal, restoreMeal } from '../../../store/meals';
import { useToast } from '../../../ui/feedback/toast';
import { withoutDoubleTap } from './without-double-tap';

/** The next meal moves to where the button was: a double tap must not delete it too. */
export function useDeleting(): (entry: MealEntry) => void {
  const toast = useToast();
  return useMemo(
    () =>
      withoutDoubleTap(({ id, meal }: MealEntry) => {
        const undo = { label: 'Undo', run: () => void restoreMeal(id) };
        void deleteMeal(id).then(() => {
          toast({ title: 'Meal deleted', description: meal.name, action: undo });
        });
      }),
    [toast],
  );
}
