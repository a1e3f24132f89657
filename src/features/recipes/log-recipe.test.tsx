import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { freeUser } from '../../../test/kit/free-user';
import { foodItem } from '../../../test/kit/items';
import { activeStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { latestMeals } from '../../store/diary';
import { ToastProvider } from '../../ui/feedback/toast';
import { LogRecipe } from './log-recipe';

const RECIPE = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Soup',
  servings: 2,
  cookedGrams: null,
  lines: [{ text: '200 g lentils', items: [foodItem()], unread: false }],
  method: null,
  tags: [],
};

test('two presses in a row log one meal', async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const onLogged = jest.fn();
  render(
    <ToastProvider>
      <LogRecipe recipe={RECIPE} onLogged={onLogged} />
    </ToastProvider>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log' }));
  await waitFor(() => {
    expect(onLogged).toHaveBeenCalled();
  });
  await screen.findByText(/^Added to /);
  expect(await latestMeals(await activeStore(), 10)).toHaveLength(1);
});
