import { render, screen } from '@testing-library/react';

import { helping } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { showAs } from '../../../ui/words/display';
import { OwnPlates } from './own-plates';

afterEach(() => {
  showAs({});
});

const PLATE = { photoId: '0199f3a2-7c1e-7abc-8def-0123456789ab', look: new Int8Array() };

/** The name and content of the offer of an earlier meal. */
function offered(calories: number | null = 500): string {
  const items = [helping('Stew', { calories })];
  const meal = mealFields({ name: 'Stew', mealTime: '2019-05-04T12:30', items });
  const { unmount } = render(
    <OwnPlates entry={{ id: 'm1', meal: mealFields() }} plates={[{ ...PLATE, meal }]} />,
  );
  const button = screen.getByRole('button');
  const words = `${button.getAttribute('aria-label') ?? ''} | ${button.textContent}`;
  unmount();
  return words;
}

test("an earlier meal is offered with its energy in the user's unit", () => {
  expect(offered()).toBe('Log Stew again, 500 kcal, May 4, 2019 | Stew500 kcal, May 4, 2019');
  expect(offered(null)).toContain('Stewkcal unknown, May 4, 2019');
  showAs({ energy: 'kJ' });
  expect(offered()).toBe('Log Stew again, 2,092 kJ, May 4, 2019 | Stew2,092 kJ, May 4, 2019');
  expect(offered(null)).toContain('StewkJ unknown, May 4, 2019');
});

test('in gentle mode no calories are shown', () => {
  showAs({ gentle: 'on' });
  expect(offered()).toBe('Log Stew again, May 4, 2019 | StewMay 4, 2019');
  expect(offered(null)).not.toContain('unknown');
});
