import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { freeUser } from '../../../test/kit/free-user';
import { foodItem } from '../../../test/kit/items';
import { activeStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { addRecipe, deleteRecipe, recipes } from '../../store/kitchen/recipes';
import { ToastProvider } from '../../ui/feedback/toast';
import { RecipesPage } from './recipes-page';

const lineOf = (text: string) => ({ text, items: [foodItem()], unread: false });

jest.mock('./use-ingredients', () => ({
  useIngredients: () => [],
  readLines: async (text: string) => Promise.resolve(text.split('\n').map(lineOf)),
}));

const RECIPE = {
  name: 'Soup',
  servings: 2,
  cookedGrams: null,
  lines: [lineOf('200 g lentils')],
  method: null,
  tags: [],
};

test("if another device deletes a recipe, the form's input is kept and can be saved as a new recipe", async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const id = await addRecipe(RECIPE);
  render(
    <MemoryRouter>
      <ToastProvider>
        <RecipesPage />
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Soup/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByLabelText('Name'), ' of lentils');
  await act(async () => deleteRecipe(id));
  const save = await screen.findByRole('button', { name: 'Save as a new recipe' });
  expect(screen.getByRole('alert').textContent).toContain('What you typed is still here.');
  await userEvent.click(save);
  await waitFor(async () => {
    expect(await recipes(await activeStore())).toMatchObject([{ name: 'Soup of lentils' }]);
  });
  expect(await screen.findByRole('heading', { name: 'Soup of lentils' })).toBeTruthy();
});
