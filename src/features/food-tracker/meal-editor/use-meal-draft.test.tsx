import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import type { Meal, MealFields } from '#shared/records/meal';
import { shownItems } from '#shared/rules/meal-state';

import { analysisOf, foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { ToastProvider } from '../../../ui/feedback/toast';
import { useMealDraft } from './use-meal-draft';

const RICE = foodItem({ id: 'i1', name: 'Rice', grams: 150 });

jest.mock('../../../store/meals', () => ({ editMeal: jest.fn() }));
jest.mock('../log-meal', () => ({
  readWords: async () => Promise.resolve(analysisOf([RICE])),
}));

const edited = jest.mocked(editMeal);

beforeEach(() => {
  edited.mockReset();
  edited.mockResolvedValue(true);
});

function Page({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <ToastProvider>{children}</ToastProvider>
    </MemoryRouter>
  );
}

function opened(meal: Meal) {
  const entry = { id: 'm1', meal } as unknown as MealEntry;
  return renderHook(() => useMealDraft(entry), { wrapper: Page }).result;
}

async function saved(draft: ReturnType<typeof opened>): Promise<Partial<MealFields> | undefined> {
  await act(async () => {
    await draft.current.save();
  });
  return edited.mock.lastCall?.[1];
}

const OTHER = analysisOf([foodItem({ id: 'p1', name: 'Stew', grams: 400 })]);

test.each([
  ['only the device has read it', null],
  ['the photo was analyzed as something else', OTHER],
])('after starting over from the text, the shown items are saved if %s', async (_, analysis) => {
  const meal: Meal = { ...mealFields({ items: [foodItem()] }), analysis };
  const draft = opened(meal);
  await act(async () => {
    await draft.current.readAgain?.();
  });
  expect(draft.current.list.items).toEqual([RICE]);
  const patch = await saved(draft);
  expect(shownItems({ ...meal, ...patch })).toEqual([RICE]);
});

test('changes that cannot be saved stay in the editor, with a message', async () => {
  edited.mockRejectedValue(new Error('The disk is full.'));
  const draft = opened(mealFields({ items: [RICE] }));
  act(() => {
    draft.current.set({ name: 'Risotto' });
  });
  let isSaved: boolean | undefined;
  await act(async () => {
    isSaved = await draft.current.save().catch(() => undefined);
  });
  expect(isSaved).toBe(false);
  expect(screen.getByText('Not saved')).toBeDefined();
  expect(draft.current.fields.name).toBe('Risotto');
});
