import { render } from '@testing-library/react';

import type { MealItem } from '#shared/records/meal-item';
import { helping } from '../../../test/kit/items';

import { MacrosOf } from './macros';

const item = (part: Partial<MealItem['per100g']>) => helping('Toast', part);

function wordsOf(items: MealItem[]): (string | null)[] {
  const { container } = render(<MacrosOf items={items} />);
  return [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
}

test('if one food has no value, the sum is shown as a minimum, never as zero', () => {
  expect(wordsOf([item({ fiber: null, fat: 12 }), item({ fiber: 0, fat: 3 })])).toEqual([
    '20 g',
    '20 g',
    '15 g',
    '≥ 0.0 gat least 0.0 g',
  ]);
});

test('a nutrient that is unknown for all foods is unknown', () => {
  expect(wordsOf([item({ fiber: null }), item({ fiber: null })]).at(-1)).toBe('unknown');
});
