import { useRef } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';

import { persistOnce } from '../../device/storage';
import { addMeals, deleteMeals } from '../../store/meals';
import { useToast } from '../../ui/feedback/toast';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { energyWords } from '../../ui/words/quantity';
import { slotTitle } from '../../ui/words/slot-title';
import { localNow } from '../../ui/words/time';
import { type AgainOffer, copiesOf } from './again-offer';
import { messages } from './messages';

/**
 * Logs meals again, saved on the device at once, with one undo for all.
 * @param focusOn called with the id of the first new meal, or null after an undo
 */
export function useLogAgain(focusOn: (mealId: string | null) => void) {
  const toast = useToast();
  // The offer is shown until the meal is in the list, so a second press in between is ignored.
  const taken = useRef<string>(undefined);
  const undo = async (ids: readonly string[]) => {
    await deleteMeals(ids);
    taken.current = undefined;
    focusOn(null);
  };
  const log = async (offer: AgainOffer, eaten: number) => {
    const now = localNow();
    const occasion = `${now.slice(0, 10)} ${offer.slot.key}`;
    if (taken.current === occasion) return;
    taken.current = occasion;
    try {
      const copies = copiesOf(offer, now);
      const ids = await addMeals(copies);
      persistOnce();
      focusOn(ids[0] ?? null);
      const added = totalNutrients(copies.flatMap(({ items }) => items ?? [])).calories ?? 0;
      toast({
        title: format(messages.addedTo, { meal: slotTitle(offer.slot) }),
        description: isGentle()
          ? undefined
          : format(messages.energyToday, { energy: energyWords(eaten + added) }),
        action: { label: messages.undo, run: async () => undo(ids) },
      });
    } catch {
      taken.current = undefined;
      toast({ title: messages.notSaved, description: messages.couldNotBeSaved, failed: true });
    }
  };
  return (offer: AgainOffer, eaten: number) => void log(offer, eaten);
}
