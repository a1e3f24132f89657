import { MEAL_NAME_MAX } from '#shared/records/meal';
import { totalNutrients } from '#shared/nutrition/items/totals';
import { mealOfItems } from '#shared/rules/copy-meal';
import { type Slot, slotFieldsOf } from '#shared/rules/meal-slots';
import { type Eaten, itemsEaten } from '#shared/rules/recipes/eaten-part';

import { persistOnce } from '../../device/storage';
import { editRecipe, type RecipeEntry } from '../../store/kitchen/recipes';
import { addMeals, deleteMeals } from '../../store/meals';
import { useToast } from '../../ui/feedback/toast';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { energyWords } from '../../ui/words/quantity';
import { slotTitle } from '../../ui/words/slot-title';
import { localNow } from '../../ui/words/time';
import { messages } from './messages';

interface Portion {
  recipe: RecipeEntry;
  /** Share of the whole recipe. */
  part: number;
  /** The amount that the user entered. */
  eaten: Eaten;
  /** Weight of the whole dish in g, if the user entered it; saved with the recipe. */
  weighed?: number | null;
  /** The slot in which it is logged. */
  where: Slot;
}

/** Logs at the current time, saved on the device at once, with one undo. Returns whether it was saved. */
export function useLogRecipe() {
  const toast = useToast();
  const sayNotSaved = () => {
    toast({ title: messages.notSaved, description: messages.couldNotBeSaved, failed: true });
  };
  const undo = async (ids: readonly string[]) => {
    await deleteMeals(ids);
    toast({ title: messages.takenBack });
  };
  return async ({ recipe, part, eaten, weighed = null, where }: Portion): Promise<boolean> => {
    const name = portionName(recipe.name, eaten);
    const items = itemsEaten(recipe, part);
    try {
      if (weighed !== null) await editRecipe(recipe.id, { cookedGrams: weighed });
      const ids = await addMeals([
        mealOfItems({ name, items }, { mealTime: localNow(), ...slotFieldsOf(where) }),
      ]);
      persistOnce();
      const { calories } = totalNutrients(items);
      toast({
        title: format(messages.addedTo, { meal: slotTitle(where) }),
        description: isGentle()
          ? name
          : calories === null
            ? format(messages.loggedUnknown, { name })
            : format(messages.loggedEnergy, { name, energy: energyWords(calories) }),
        action: { label: messages.undo, run: () => void undo(ids).catch(sayNotSaved) },
      });
      return true;
    } catch {
      sayNotSaved();
      return false;
    }
  };
}

/** 'Lentil soup, 400 g' */
function portionName(name: string, eaten: Eaten): string {
  return suffixed(name, eaten).slice(0, MEAL_NAME_MAX);
}

function suffixed(name: string, eaten: Eaten): string {
  if (eaten.by === 'grams') return format(messages.gramsOf, { name, grams: eaten.grams });
  if (eaten.by === 'part') return format(messages.partOf, { name, part: partWords(eaten.part) });
  const servings = Number(eaten.servings.toFixed(2));
  return format(messages.servingsOf, { name, servings });
}

function partWords(part: number): string {
  return `${Math.round(100 * part)} %`;
}
