import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { helping } from '../../../test/kit/items';
import { mealFields } from '../../../test/kit/stores';
import { TodayCard } from './today-card';

function shown(...calories: (number | null)[]): string | null {
  const items = calories.map((kcal) => helping('Stew', { calories: kcal }));
  const { unmount } = render(
    <MemoryRouter>
      <TodayCard meals={[mealFields({ items })]} streak={null} target={undefined} />
    </MemoryRouter>,
  );
  const words = screen.getByRole('region', { name: 'Today' }).textContent;
  unmount();
  return words;
}

test("a food of unknown calories is not in the day's sum, and the card says so", () => {
  expect(shown(500, null)).toMatch(/^500kcal.*1 food with unknown calories/);
  expect(shown(null, null)).toContain('2 foods with unknown calories');
  expect(shown(500, 0)).not.toContain('unknown');
});
