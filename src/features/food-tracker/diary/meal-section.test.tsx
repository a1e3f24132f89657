import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { FOUR_SLOTS } from '#shared/rules/meal-slots';

import { foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { addMeals } from '../../../store/meals';
import { MealSection } from './meal-section';

jest.mock('../../../store/meals', () => ({
  ...jest.requireActual<object>('../../../store/meals'),
  addMeals: jest.fn(async () => Promise.resolve(['m1'])),
}));

test('two taps on the offer of an earlier meal log it once', async () => {
  const breakfast = FOUR_SLOTS[0]!;
  const meal = mealFields({ mealType: breakfast.mealType, items: [foodItem()] });
  render(
    <MemoryRouter>
      <MealSection
        slot={breakfast}
        day="2026-11-22"
        entries={[]}
        earlier={{ day: '2026-11-21', meals: [meal] }}
        latestId={undefined}
        actions={{ add: jest.fn(), edit: jest.fn(), remove: jest.fn(), copy: jest.fn() }}
      />
    </MemoryRouter>,
  );
  const offer = screen.getByRole('button', { name: /^Same as/ });
  fireEvent.click(offer);
  fireEvent.click(offer);
  await Promise.resolve();
  expect(addMeals).toHaveBeenCalledTimes(1);
  // The diary shows the logged meal only a moment later.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  fireEvent.click(offer);
  expect(addMeals).toHaveBeenCalledTimes(1);
});
