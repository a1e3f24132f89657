import { act, render, screen, waitFor } from '@testing-library/react';
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

afterEach(() => {
  jest.useRealTimers();
});

const OTHERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

async function shownAt(time: string) {
  jest.setSystemTime(new Date(`2026-11-28T${time}`));
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve();
  });
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Meal' }).selectedOptions[0]?.text;
}

test('the meal slot follows the clock until the user chooses one', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-28T12:30'),
    doNotFake: [...OTHERS, 'setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'],
  });
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  render(
    <ToastProvider>
      <LogRecipe recipe={RECIPE} onLogged={jest.fn()} />
    </ToastProvider>,
  );
  expect(await shownAt('12:31')).toBe('Lunch');
  expect(await shownAt('19:00')).toBe('Dinner');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Meal' }), 'Breakfast');
  expect(await shownAt('12:30')).toBe('Breakfast');
});

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

test('a failed save is reported, also for the weight of the whole dish', async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const store = await activeStore();
  const onLogged = jest.fn();
  render(
    <ToastProvider>
      <LogRecipe recipe={RECIPE} onLogged={onLogged} />
    </ToastProvider>,
  );
  await userEvent.selectOptions(screen.getByLabelText('How much did you eat?'), 'Grams');
  await userEvent.type(screen.getByLabelText('Grams on your plate'), '100');
  await userEvent.type(screen.getByLabelText('The whole dish weighs (g)'), '400');
  const full = jest.spyOn(store.db, 'transaction').mockRejectedValue(new Error('disk is full'));
  await userEvent.click(screen.getByRole('button', { name: 'Log' }));
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(onLogged).not.toHaveBeenCalled();
  full.mockRestore();
});
