import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import type { Meal } from '#shared/records/meal';

import { freeUser } from '../../../../test/kit/free-user';
import { foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { type AccountStore, activeStore } from '../../../store/account-store';
import { rememberAccount } from '../../../store/accounts';
import { entriesOf } from '../../../store/meal-entries';
import { write } from '../../../store/write';
import { ToastProvider } from '../../../ui/feedback/toast';
import { EditMeal } from './edit-meal';

const onClose = jest.fn();
let store: AccountStore;
let id: string;

const savedMeal = async (): Promise<Meal | undefined> => (await store.db.meal.get(id))?.data;

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  onClose.mockClear();
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  store = await activeStore();
  id = store.newId();
  const patch = mealFields({ items: [foodItem({ name: 'Rice', grams: 30 })] });
  await write(store, [{ type: 'meal', id, act: 'put', patch }]);
  const rows = await store.db.meal.toArray();
  const [entry] = await entriesOf(store, rows);
  if (!entry) throw new Error('The meal was not saved.');
  render(
    <MemoryRouter>
      <ToastProvider>
        <EditMeal entry={entry} onClose={onClose} />
      </ToastProvider>
    </MemoryRouter>,
  );
});

test('an invalid amount is not saved as the last valid one; its field is focused until it is valid', async () => {
  const grams = await screen.findByRole('textbox', { name: 'Grams of Rice' });
  await userEvent.clear(grams);
  await userEvent.type(grams, '120½');
  await press('Save');
  expect(document.activeElement).toBe(grams);
  expect(onClose).not.toHaveBeenCalled();
  expect((await savedMeal())?.items?.[0]?.grams).toBe(30);
  await userEvent.clear(grams);
  await userEvent.type(grams, '45');
  await press('Save');
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect((await savedMeal())?.items?.[0]?.grams).toBe(45);
});
