import { renderHook } from '@testing-library/react';

import type { RecipeEntry } from '../../store/kitchen/recipes';
import { useLogRecipe } from './use-log-recipe';

const mockToast = jest.fn();

jest.mock('../../ui/feedback/toast', () => ({ useToast: () => mockToast }));
jest.mock('../../store/meals', () => ({ addMeals: () => Promise.resolve(['a']) }));
jest.mock('../../device/storage', () => ({ persistOnce: () => undefined }));

test('a snack goes to where the diary says it is', async () => {
  const recipe = { name: 'Soup', servings: 2, lines: [] } as unknown as RecipeEntry;
  const { result } = renderHook(() => useLogRecipe());
  const eaten = { by: 'servings', servings: 1 } as const;
  await result.current({ recipe, part: 0.5, eaten, mealType: 'snack' });
  expect(mockToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Added to Snacks' }));
});
