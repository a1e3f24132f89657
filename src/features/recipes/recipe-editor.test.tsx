import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RecipeLine } from '#shared/records/recipe';

import { freeUser } from '../../../test/kit/free-user';
import { foodItem } from '../../../test/kit/items';
import { activeStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { addRecipe, editRecipe, recipes } from '../../store/kitchen/recipes';
import { ToastProvider } from '../../ui/feedback/toast';
import { RecipeEditor } from './recipe-editor';

jest.mock('./use-ingredients', () => ({
  useIngredients: () => [],
  readLines: async (text: string) => Promise.resolve(text.split('\n').map(lineOf)),
}));

const lineOf = (text: string): RecipeLine => ({ text, items: [foodItem()], unread: false });

const RECIPE = {
  name: 'Soup',
  servings: 2,
  cookedGrams: null,
  lines: [lineOf('200 g lentils')],
  method: null,
  tags: [],
};

/** Opens the form of a saved recipe. */
async function openEditor() {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const id = await addRecipe(RECIPE);
  const onSaved = jest.fn();
  const editor = (recipe: { id: string } & typeof RECIPE) => (
    <ToastProvider>
      <RecipeEditor recipe={recipe} onSaved={onSaved} onClose={jest.fn()} />
    </ToastProvider>
  );
  const { rerender } = render(editor({ id, ...RECIPE }));
  return {
    id,
    onSaved,
    /** Renders the form again after another device has changed the recipe. */
    hasChanged: (to: Partial<typeof RECIPE>) => {
      rerender(editor({ id, ...RECIPE, ...to }));
    },
  };
}

async function save(onSaved: jest.Mock) {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onSaved).toHaveBeenCalled();
  });
  return recipes(await activeStore());
}

test('changes by another device while the form is open are kept, except fields changed here', async () => {
  const { id, onSaved, hasChanged } = await openEditor();
  const elsewhere = { servings: 4, lines: [lineOf('200 g lentils'), lineOf('1 onion')] };
  await editRecipe(id, elsewhere);
  hasChanged(elsewhere);
  const name = screen.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Lentil soup');
  expect(await save(onSaved)).toEqual([{ ...RECIPE, ...elsewhere, id, name: 'Lentil soup' }]);
});

test('ingredients that were changed or are now read differently are saved; unchanged ones are not', async () => {
  const { id, onSaved } = await openEditor();
  await userEvent.type(screen.getByLabelText('Ingredients, a line each'), '\n1 onion');
  const [saved] = await save(onSaved);
  expect(saved).toMatchObject({ id, lines: [{ text: '200 g lentils' }, { text: '1 onion' }] });
  const { db } = await activeStore();
  const patches = (await db.outbox.where({ type: 'recipe', id }).toArray()).map(
    ({ patch }) => patch,
  );
  expect(patches.slice(1).map((patch) => Object.keys(patch ?? {}))).toEqual([['lines']]);
});
