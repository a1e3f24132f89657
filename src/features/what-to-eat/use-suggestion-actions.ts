import { totalNutrients } from '#shared/nutrition/items/totals';
import { MEAL_NAME_MAX } from '#shared/records/meal';
import { mealOfItems } from '#shared/rules/copy-meal';
import { type Slot, slotFieldsOf } from '#shared/rules/meal-slots';

import { persistOnce } from '../../device/storage';
import {
  deletePlanned,
  planMeals,
  planNewRecipe,
  takeBackPlannedRecipe,
} from '../../store/kitchen/planned-meals';
import { addRecipe, deleteRecipe } from '../../store/kitchen/recipes';
import { addMeals, deleteMeals } from '../../store/meals';
import { useToast } from '../../ui/feedback/toast';
import { useSaved } from '../../ui/feedback/use-saved';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { nameAndPortions } from '../../ui/words/portions';
import { energyWords } from '../../ui/words/quantity';
import { slotTitle } from '../../ui/words/slot-title';
import { localNow } from '../../ui/words/time';
import { shortDay } from './short-day';
import { messages } from './messages';
import { itemsOf, itemsToPlan, type SuggestionContents } from './portion';

interface Portion {
  name: string;
  contents: SuggestionContents;
  portions: number;
  /** The slot in which it is logged or planned. */
  slot: Slot;
}

/** Actions that are saved on this device at once, each with one undo. They return whether they were saved. */
export function useSuggestionActions() {
  const toast = useToast();
  const saved = useSaved();
  const undoBy = (work: () => Promise<void>) => ({
    label: messages.undo,
    run: () => {
      void saved(async () => {
        await work();
        toast({ title: messages.takenBack });
      });
    },
  });
  return {
    log: async (portion: Portion) =>
      saved(async () => {
        const { name, items } = mealOf(portion);
        const at = { mealTime: localNow(), ...slotFieldsOf(portion.slot) };
        const ids = await addMeals([mealOfItems({ name, items }, at)]);
        persistOnce();
        toast({
          title: format(messages.addedTo, { meal: slotTitle(portion.slot) }),
          description: loggedWords(name, totalNutrients(items).calories),
          action: undoBy(async () => deleteMeals(ids)),
        });
      }),
    plan: async ({ name, contents, portions, slot, day }: Portion & { day: string }) =>
      saved(async () => {
        const what = { name, portions, items: itemsToPlan(contents), words: null, reading: null };
        const meal = { day, ...slotFieldsOf(slot), ...what };
        const isNew = contents.from === 'list';
        const takeBack = await (isNew ? planNew(contents, meal) : planKnown(contents, meal));
        persistOnce();
        toast({
          title: format(messages.planned, { day: shortDay(day) }),
          description: isNew ? format(messages.alsoARecipe, { name }) : name,
          action: undoBy(takeBack),
        });
      }),
    keep: async ({ recipe }: Extract<SuggestionContents, { from: 'list' }>) =>
      saved(async () => {
        const id = await addRecipe(recipe);
        persistOnce();
        toast({
          title: messages.recipeSaved,
          description: recipe.name,
          action: undoBy(async () => deleteRecipe(id)),
        });
      }),
  };
}

function mealOf({ name, contents, portions }: Portion) {
  return {
    name: nameAndPortions(name, portions).slice(0, MEAL_NAME_MAX),
    items: itemsOf(contents, portions),
  };
}

function loggedWords(name: string, calories: number | null): string {
  if (isGentle()) return name;
  return calories === null
    ? format(messages.loggedUnknown, { name })
    : format(messages.loggedEnergy, { name, energy: energyWords(calories) });
}

type Meal = Parameters<typeof planNewRecipe>[1];

async function planNew({ recipe }: Extract<SuggestionContents, { from: 'list' }>, meal: Meal) {
  const made = await planNewRecipe(recipe, meal);
  return async () => takeBackPlannedRecipe(made);
}

async function planKnown(contents: Exclude<SuggestionContents, { from: 'list' }>, meal: Meal) {
  const recipeId = contents.from === 'recipe' ? contents.id : null;
  const ids = await planMeals([{ ...meal, recipeId }]);
  return async () => deletePlanned(ids);
}
