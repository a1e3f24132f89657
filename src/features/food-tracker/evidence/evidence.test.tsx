import { render, screen, within } from '@testing-library/react';

import { NUTRIENTS } from '#shared/records/nutrients';
import type { MealItem } from '#shared/records/meal-item';

import { foodItem, helping } from '../../../../test/kit/items';
import { ItemEvidence, TotalEvidence } from './evidence';

const shown = (items: MealItem[]) => {
  render(
    <TotalEvidence
      items={items}
      notFound={[]}
      reading={null}
      onOpen={() => undefined}
      onClose={() => undefined}
    />,
  );
  return within(screen.getByRole('dialog'));
};

test('unknown calories of an item and of the meal are shown as unknown, not zero', () => {
  expect(shown([helping('Tea', { calories: null })]).getAllByText('kcal unknown')).toHaveLength(2);
});

test('an item that is not in the sum is named', () => {
  const sheet = shown([helping('Tea', { calories: null }), helping('Toast', { calories: 80 })]);
  expect(sheet.getByText('Not included because the calories are unknown: Tea.')).toBeTruthy();
});

test('the range is shown in words', () => {
  render(
    <ItemEvidence
      item={foodItem({ grams: 2_000, caloriesLow: 143, caloriesHigh: 281 })}
      reading={null}
    />,
  );
  expect(screen.getByText('could be 140 to 280')).toBeTruthy();
});

test('a meal saved before a nutrient was added shows it as unknown', () => {
  const before = Object.entries(foodItem().per100g).filter(([name]) => name !== 'vitaminC');
  const old = { ...foodItem(), per100g: Object.fromEntries(before) } as MealItem;
  render(<ItemEvidence item={old} reading={null} />);
  const row = screen.getByText('Vitamin C').closest('tr');
  expect(row?.textContent).toBe('Vitamin Cunknownunknown');
  expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(NUTRIENTS.length);
});
