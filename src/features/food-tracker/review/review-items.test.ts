import { act, renderHook } from '@testing-library/react';

import { analysisOf, foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { editMeal } from '../../../store/meals';
import type { Toast } from '../../../ui/feedback/toast-card';
import { NOT_SAVED } from '../not-saved';
import { useItemWrites } from './review-items';

const said: Toast[] = [];
const toast = (next: Toast) => said.push(next);
jest.mock('../../../ui/feedback/toast', () => ({ useToast: () => toast }));
jest.mock('../../../store/meals', () => ({ editMeal: jest.fn(async () => Promise.resolve(true)) }));
jest.mock('../foods/remember-corrections', () => ({
  rememberCorrections: async () => Promise.resolve(),
}));

const RICE = foodItem({ id: 'i1', name: 'Rice', grams: 150 });
const CHICKEN = foodItem({ id: 'i2', name: 'Chicken', grams: 100 });
const SAUCE = foodItem({ id: 'i3', name: 'Sauce', grams: 30 });
const numbered = (...items: (typeof RICE)[]) =>
  items.map((item, index) => ({ ...item, id: `i${index + 1}` }));

const written = () =>
  jest
    .mocked(editMeal)
    .mock.calls.at(-1)?.[1]
    .items?.map(({ name, grams }) => [name, grams]);

/** @param shown what was read by the time that the change is kept */
async function moreRice(shown: (typeof RICE)[], among: (typeof RICE)[]): Promise<void> {
  const meal = { ...mealFields(), analysis: analysisOf(shown), items: null };
  const { change } = renderHook(() => useItemWrites({ id: 'm1', meal } as never)).result.current;
  await act(async () => change({ ...RICE, grams: 200 }, among));
}

beforeEach(() => {
  said.length = 0;
});

test.each([
  ['another food has its number', numbered(CHICKEN, RICE, SAUCE)],
  ['nothing has its number', [{ ...CHICKEN, id: 'x1' }]],
])('an edit that was begun before a reading arrived is kept: %s', async (_, shown) => {
  await moreRice(shown, [RICE, CHICKEN]);
  expect(written()).toEqual([
    ['Rice', 200],
    ['Chicken', 100],
  ]);
});

test('what was added meanwhile stays beside an edit of the same food', async () => {
  await moreRice([RICE, CHICKEN, SAUCE], [RICE, CHICKEN]);
  expect(written()).toEqual([
    ['Rice', 200],
    ['Chicken', 100],
    ['Sauce', 30],
  ]);
});

test('a change that the device refuses is said', async () => {
  jest.mocked(editMeal).mockRejectedValueOnce(new Error('full'));
  await moreRice([RICE], [RICE]);
  expect(said).toEqual([NOT_SAVED]);
});
