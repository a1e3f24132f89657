import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';

import type { Meal } from '#shared/records/meal';
import { FOUR_SLOTS } from '#shared/rules/meal-slots';

import type { DiaryDay } from '../../store/diary';
import { ToastProvider } from '../../ui/feedback/toast';
import { useAnswer } from './use-log-with-undo';

const DAY = '2026-11-28';
const meal = { mealTime: `${DAY}T12:00:00`, mealType: 'lunch', slot: null } as unknown as Meal;

function dayWith(reading: 'words-not-read' | 'estimated'): DiaryDay {
  const state = { keeping: 'saved', reading } as const;
  const entry = { id: 'a', meal, photo: null, photoId: null, hasBytes: false, state };
  return { day: DAY, entries: [entry], slots: FOUR_SLOTS, earlier: {} };
}

const go = () => undefined;

function Logs({ read }: { read: DiaryDay }) {
  const answer = useAnswer({ day: DAY, go, read, target: undefined });
  useEffect(() => {
    answer({ ids: ['a'], mealTime: meal.mealTime, mealType: 'lunch', slot: null });
  }, [answer]);
  return null;
}

const log = (read: DiaryDay) =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <Logs read={read} />
      </ToastProvider>
    </MemoryRouter>,
  );

test("after logging a meal, the toast shows the day's total", async () => {
  log(dayWith('estimated'));
  expect((await screen.findByText(/: 0 kcal/)).textContent).toMatch(/kcal/);
});

test('while the meal is not read yet, the toast shows no total', async () => {
  log(dayWith('words-not-read'));
  await screen.findByText(/Added to/);
  expect(screen.queryByText(/kcal/)).toBeNull();
});
