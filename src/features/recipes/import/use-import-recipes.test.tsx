import { act, renderHook, screen } from '@testing-library/react';

import { addRecipes } from '../../../store/kitchen/recipes';
import { ToastProvider } from '../../../ui/feedback/toast';
import { useImportRecipes } from './use-import-recipes';

jest.mock('../../../store/kitchen/recipes');
jest.mock('../../../device/storage', () => ({ persistOnce: jest.fn() }));
jest.mock('../use-ingredients', () => ({ readLines: async () => Promise.resolve([]) }));
jest.mock('./read-in-worker', () => ({ readInWorker: jest.fn() }));

const recipe = { name: 'Dal', servings: 2, ingredients: '1 leek', method: '', tags: [] };

test('if the storage fails during an import, the remaining recipes are not reported as too long', async () => {
  jest.mocked(addRecipes).mockResolvedValueOnce(Array.from({ length: 10 }, (_, at) => `id ${at}`));
  jest.mocked(addRecipes).mockRejectedValueOnce(new Error('The disk is full.'));
  const { result } = renderHook(() => useImportRecipes(), { wrapper: ToastProvider });
  const chosen = Array.from({ length: 12 }, () => ({
    recipe: { ...recipe, source: null },
    picture: null,
  }));
  await act(async () => result.current.keep(chosen));
  expect(screen.getByText('10 recipes imported')).toBeTruthy();
  expect(screen.getByText('2 could not be saved on this device.')).toBeTruthy();
  expect(screen.queryByText(/more foods than a recipe takes/)).toBeNull();
});
