import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import type { LaterMeals } from '../../../store/days/later-meals';
import { LaterMealsLink } from './later-meals-link';

function show(later: LaterMeals | null) {
  render(
    <MemoryRouter>
      <LaterMealsLink later={later} today="2026-11-29" initialSync={null} />
    </MemoryRouter>,
  );
  return screen.queryByRole('link');
}

test('a line leads to the first of the meals that are dated after today', () => {
  const link = show({ count: 2, first: '2026-12-02' });
  expect(link?.textContent).toBe('2 meals are dated after today: from Wednesday, December 2 on');
  expect(link?.getAttribute('href')).toBe('/food-tracker?day=2026-12-02#diary');
});

test('one meal is named with its day', () => {
  expect(show({ count: 1, first: '2026-11-30' })?.textContent).toBe(
    '1 meal is dated after today: tomorrow',
  );
});

test('without such meals there is no line', () => {
  expect(show(null)).toBeNull();
});
