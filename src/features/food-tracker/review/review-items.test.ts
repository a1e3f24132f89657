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

/** @param shown the items of the analysis at the time the change is saved */
async function moreRice(shown: (typeof RICE)[], among: (typeof RICE)[]): Promise<void> {
  const meal = { ...mealFields(), analysis: analysisOf(shown), items: null };
  const { change } = renderHook(() => useItemWrites({ id: 'm1', meal } as never)).result.current;
  await act(async () => change({ ...RICE, grams: 200 }, among));
}

beforeEach(() => {
  said.length = 0;
});

test.each([
  ['another food has its id', numbered(CHICKEN, RICE, SAUCE)],
  ['no item has its id', [{ ...CHICKEN, id: 'x1' }]],
])('an edit begun before an analysis arrived is saved: %s', async (_, shown) => {
  await moreRice(shown, [RICE, CHICKEN]);
  expect(written()).toEqual([
    ['Rice', 200],
    ['Chicken', 100],
  ]);
});

test('items added meanwhile are kept when an edit of the same food is saved', async () => {
  await moreRice([RICE, CHICKEN, SAUCE], [RICE, CHICKEN]);
  expect(written()).toEqual([
    ['Rice', 200],
    ['Chicken', 100],
    ['Sauce', 30],
  ]);
});

test('the user is told if the device cannot save a change', async () => {
  jest.mocked(editMeal).mockRejectedValueOnce(new Error('full'));
  await moreRice([RICE], [RICE]);
  expect(said).toEqual([NOT_SAVED]);
});
