import { render } from '@testing-library/react';

import type { MealItem } from '#shared/records/meal-item';

import { helping } from '../../../test/kit/items';
import { DayMacros } from './day-figures';

const item = (part: Partial<MealItem['per100g']>) => helping('Toast', part);

function wordsOf(items: MealItem[], isEmpty = false): (string | null)[] {
  const { container } = render(
    <dl>
      <DayMacros {...{ items, isEmpty }} target={undefined} />
    </dl>,
  );
  return [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
}

test('if a food of the day has no value, the sum is shown as a minimum, also in words', () => {
  expect(wordsOf([item({ fiber: null, fat: 12 }), item({ fiber: 4, fat: 3 })])).toEqual([
    '20 g',
    '20 g',
    '15 g',
    '≥ 4at least 4 g',
  ]);
});

test('a nutrient that no food has is unknown, and a day without meals has zero', () => {
  expect(wordsOf([item({ fiber: null })]).at(-1)).toBe('unknown');
  expect(wordsOf([], true)).toEqual(['0 g', '0 g', '0 g', '0 g']);
});
