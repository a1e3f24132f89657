import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { mealFields } from '../../../../test/kit/stores';
import { deleteMeal, deleteMeals, restoreMeal } from '../../../store/meals';
import type { Toast } from '../../../ui/feedback/toast-card';
import { NOT_SAVED } from '../not-saved';
import { useLogWithUndo } from '../use-log-with-undo';
import { useDiaryActions, withoutDoubleTap } from './use-diary-actions';

const said: Toast[] = [];
const toast = (next: Toast) => said.push(next);
jest.mock('../../../ui/feedback/toast', () => ({ useToast: () => toast }));
jest.mock('../../../store/meals', () => ({
  addMeals: jest.fn(async () => Promise.resolve(['m1'])),
  deleteMeal: jest.fn(async () => Promise.resolve()),
  deleteMeals: jest.fn(async () => Promise.resolve()),
  restoreMeal: jest.fn(async () => Promise.resolve()),
}));

test('a second tap right after the first is ignored; a later tap counts', () => {
  let now = 0;
  const deleted: string[] = [];
  const tap = withoutDoubleTap(
    (meal: string) => {
      deleted.push(meal);
    },
    () => now,
  );
  tap('latte');
  now = 300;
  tap('soup');
  expect(deleted).toEqual(['latte']);
  now = 1_000;
  tap('bread');
  expect(deleted).toEqual(['latte', 'bread']);
});

describe('a device that cannot save', () => {
  const full = new Error('full');
  beforeEach(() => {
    said.length = 0;
  });
  const settle = async () => act(async () => new Promise((resolve) => setTimeout(resolve)));

  test('says that a meal was not deleted or not restored', async () => {
    const shown = { day: '2026-11-24', today: '2026-11-24' } as never;
    const { result } = renderHook(() => useDiaryActions(shown, {} as never).actions, {
      wrapper: MemoryRouter,
    });
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    jest.mocked(deleteMeal).mockRejectedValueOnce(full);
    result.current.remove({ id: 'm1', meal: mealFields() } as never);
    await settle();
    expect(said).toEqual([NOT_SAVED]);
    now.mockReturnValue(10_000);
    result.current.remove({ id: 'm1', meal: mealFields() } as never);
    await settle();
    jest.mocked(restoreMeal).mockRejectedValueOnce(full);
    said[1]?.action?.run();
    await settle();
    expect(said[2]).toEqual(NOT_SAVED);
    now.mockRestore();
  });

  test('says that a logged meal was not undone', async () => {
    const { result } = renderHook(() => useLogWithUndo());
    await result.current.log([mealFields()], { title: 'Added', description: 'Rice' });
    jest.mocked(deleteMeals).mockRejectedValueOnce(full);
    said[0]?.action?.run();
    await settle();
    expect(said[1]).toEqual(NOT_SAVED);
  });
});
