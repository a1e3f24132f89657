import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { daysAfter } from '#shared/rules/calendar';

import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { planMeals } from '../../store/kitchen/planned-meals';
import { shoppingItems } from '../../store/kitchen/shopping-items';
import { ToastProvider } from '../../ui/feedback/toast';
import { localNow } from '../../ui/words/time';
import { ShoppingPage } from './shopping-page';

const NOTHING_ELSE = { portions: 1, recipeId: null, items: [], words: null, reading: null };
const plan = async (day: string, ...names: string[]) =>
  planMeals(names.map((name) => ({ ...NOTHING_ELSE, day, mealType: 'dinner', name })));

beforeEach(async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const today = localNow().slice(0, 10);
  await plan(today, 'Pizza', 'Soup');
  await plan(daysAfter(today, 7), 'Pizza', 'Curry');
  render(
    <MemoryRouter>
      <ToastProvider>
        <ShoppingPage />
      </ToastProvider>
    </MemoryRouter>,
  );
});

const press = async () => userEvent.click(screen.getByRole('checkbox', { name: 'Pizza' }));
const open = async (week: string, other: string) => {
  await userEvent.click(screen.getByRole('tab', { name: week }));
  await screen.findByText(other);
};
const TICKED = 'In the cart or at home (1)';

test('a food ticked for one week is not ticked for another', async () => {
  await screen.findByText('2 things to buy');
  await press();
  await screen.findByText(TICKED);
  await open('Next week', 'Curry');
  await screen.findByText('2 things to buy');
  await press();
  await screen.findByText(TICKED);
  await open('This week', 'Soup');
  await screen.findByText(TICKED);
  await press();
  await screen.findByText('2 things to buy');
  await open('Next week', 'Curry');
  expect(await screen.findByText(TICKED)).toBeTruthy();
});

test('two presses in a row add one line', async () => {
  await userEvent.type(await screen.findByLabelText('Add to the list'), 'Coffee');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('3 things to buy');
  const lines = await shoppingItems(await activeStore());
  expect(lines.map(({ text }) => text)).toEqual(['Coffee']);
});
