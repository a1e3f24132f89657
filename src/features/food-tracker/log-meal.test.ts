import type { Meal } from '#shared/records/meal';

import { analysisOf, foodItem } from '../../../test/kit/items';
import { mealFields } from '../../../test/kit/stores';
import { editMeal } from '../../store/meals';
import { describeMeal } from './log-meal';

jest.mock('../../store/meals', () => ({ editMeal: jest.fn() }));
jest.mock('../../store/account-store', () => ({ activeStore: jest.fn() }));
jest.mock('../../store/food-memories', () => ({ knownFoods: jest.fn() }));
jest.mock('../../device/analyser/analyser', () => ({
  analyse: async () => Promise.resolve(analysisOf([foodItem({ name: 'Lasagna' })])),
}));

const photo = (part: Partial<Meal>) =>
  mealFields({ description: null, photoId: '0199f3a2-7c1e-7abc-8def-0123456789ab', ...part });

async function nameAfter(meal: Meal): Promise<string> {
  await describeMeal({ id: 'm1', meal }, 'a piece of lasagna ');
  const [, patch] = jest.mocked(editMeal).mock.lastCall ?? [];
  expect(patch).toMatchObject({ description: 'a piece of lasagna' });
  return { ...meal, ...patch }.name;
}

test('a described meal is named after its foods', async () => {
  expect(await nameAfter(photo({ name: 'Photo' }))).toBe('Lasagna');
  const unread = { name: 'Lazagny', description: 'lazagny', estimate: analysisOf([]) };
  expect(await nameAfter(mealFields(unread))).toBe('Lasagna');
});

test('a name that the user chose is kept', async () => {
  expect(await nameAfter(photo({ name: 'Dinner at Grandma’s' }))).toBe('Dinner at Grandma’s');
});
