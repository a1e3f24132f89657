import { renderHook } from '@testing-library/react';

import { FOUR_SLOTS, type Slot } from '#shared/rules/meal-slots';

import type { RecipeEntry } from '../../store/kitchen/recipes';
import { useLogRecipe } from './use-log-recipe';

const mockToast = jest.fn();

jest.mock('../../ui/feedback/toast', () => ({ useToast: () => mockToast }));
const mockAdd = jest.fn();
jest.mock('../../store/meals', () => ({
  addMeals: (meals: unknown) => {
    mockAdd(meals);
    return Promise.resolve(['a']);
  },
}));
jest.mock('../../device/storage', () => ({ persistOnce: () => undefined }));

const SNACKS = FOUR_SLOTS[3] as Slot;
const TEA: Slot = { ...SNACKS, key: 't', id: 't', name: 'Tea', place: 3.5, time: '16:30' };

test("a recipe is logged in the chosen slot, also in the user's own slot that counts as a snack", async () => {
  const recipe = { name: 'Soup', servings: 2, lines: [] } as unknown as RecipeEntry;
  const { result } = renderHook(() => useLogRecipe());
  const eaten = { by: 'servings', servings: 1 } as const;
  for (const where of [SNACKS, TEA]) await result.current({ recipe, part: 0.5, eaten, where });
  const titles = mockToast.mock.calls.map(([{ title }]: [{ title: string }]) => title);
  expect(titles).toEqual(['Added to Snacks', 'Added to Tea']);
  expect(mockAdd.mock.calls.flat(2)).toMatchObject([
    { mealType: 'snack' },
    { mealType: 'snack', slot: 't' },
  ]);
});
