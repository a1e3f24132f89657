import {
  chosenNutrients,
  FIRST_CHOSEN,
  lettersOf,
} from '#shared/nutrition/nutrients/chosen-nutrients';
import type { EveryNutrient } from '#shared/records/every-nutrient';

import { saveDisplay } from '../../store/profile/display';
import { useToast } from '../../ui/feedback/toast';
import { isGentle, useDisplay } from '../../ui/words/display';
import { messages } from './messages';

/** The nutrients chosen for Today, with a function to change them; saved at once and synced to all devices. */
export function useChosen() {
  const { nutrients } = useDisplay();
  const toast = useToast();
  const chosen = chosenNutrients(nutrients).filter((one) => one !== 'calories' || !isGentle());
  const save = (next: readonly EveryNutrient[]) => {
    const isFirst = lettersOf(next) === lettersOf(FIRST_CHOSEN);
    saveDisplay({ nutrients: isFirst ? undefined : lettersOf(next) }).catch((error: unknown) => {
      const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
      toast({ title: messages.notSaved, description, failed: true });
    });
  };
  return {
    chosen,
    toggle: (nutrient: EveryNutrient) => {
      save(
        chosen.includes(nutrient)
          ? chosen.filter((one) => one !== nutrient)
          : [...chosen, nutrient],
      );
    },
    reset: () => {
      save(FIRST_CHOSEN);
    },
  };
}
