import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FOUR_SLOTS } from '#shared/rules/meal-slots';

import { freeUser } from '../../../test/kit/free-user';
import { analysisOf, foodItem } from '../../../test/kit/items';
import { activeStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { plannedWeek } from '../../store/kitchen/planned-meals';
import { addRecipe } from '../../store/kitchen/recipes';
import { ToastProvider } from '../../ui/feedback/toast';
import { analyse } from '../../device/analyser/analyser';
import { AddMealSheet } from './add-meal-sheet';

jest.mock('../../device/analyser/analyser', () => ({ analyse: jest.fn() }));

const DAY = '2026-11-28';

test('two presses in a row plan one meal', async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const lines = [{ text: '200 g lentils', items: [foodItem()], unread: false }];
  await addRecipe({ name: 'Soup', servings: 2, cookedGrams: null, lines, method: null, tags: [] });
  const onClose = jest.fn();
  render(
    <ToastProvider>
      <AddMealSheet
        day={DAY}
        slot={null}
        slots={FOUR_SLOTS}
        taken={[]}
        suggestions={() => null}
        onClose={onClose}
      />
    </ToastProvider>,
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Soup/ }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect((await plannedWeek(await activeStore(), DAY)).entries).toHaveLength(1);
});

test('words that are still being read are planned once, and the sheet shows the saving', async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const ends: (() => void)[] = [];
  jest.mocked(analyse).mockImplementation(
    async () =>
      new Promise((resolve) => {
        ends.push(() => {
          resolve(analysisOf([foodItem()]));
        });
      }),
  );
  const onClose = jest.fn();
  render(
    <ToastProvider>
      <AddMealSheet
        day={DAY}
        slot={null}
        slots={FOUR_SLOTS}
        taken={[]}
        suggestions={() => null}
        onClose={onClose}
      />
    </ToastProvider>,
  );
  await userEvent.type(screen.getByLabelText('What will it be?'), 'lentil soup');
  await userEvent.click(await screen.findByRole('button', { name: 'Plan these words' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Planning...' }));
  for (const end of ends) end();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect((await plannedWeek(await activeStore(), DAY)).entries).toHaveLength(1);
});
