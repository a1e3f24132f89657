import type { Food } from '#shared/nutrition/food';
import { itemOfFood } from '#shared/nutrition/items';
import type { MealItem } from '#shared/records/meal-item';
import { shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { useToast } from '../../../ui/feedback/toast';
import { freeId } from '../items/edits';
import { itemsPatch } from '../items/items-patch';
import { learn } from '../items/learn';

const PORTION_IF_UNKNOWN = 100;

/** Each change is saved at once. */
export function useItemWrites({ id, meal }: MealEntry) {
  const toast = useToast();
  const items = shownItems(meal) ?? [];
  return {
    items,
    change: async (item: MealItem) => {
      const after = items.map((one) => (one.id === item.id ? item : one));
      await editMeal(id, itemsPatch(meal, after));
      await learn({ read: meal.estimate?.items ?? [], before: items, after });
    },
    remove: async (item: MealItem) => {
      await editMeal(
        id,
        itemsPatch(
          meal,
          items.filter((one) => one.id !== item.id),
        ),
      );
      const undo = { items: meal.items, name: meal.name };
      toast({
        title: 'Item removed',
        description: item.name,
        action: { label: 'Undo', run: () => void editMeal(id, undo) },
      });
    },
    add: async (food: Food) => {
      const item = itemOfFood(food, food.usualGrams ?? PORTION_IF_UNKNOWN, { id: freeId(items) });
      await editMeal(id, itemsPatch(meal, [...items, item]));
    },
  };
}
