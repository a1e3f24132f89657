import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { foodItem } from '../../../../test/kit/items';
import { MealItems } from './meal-figures';

const NAMES = ['Latte', 'Eggs', 'Toast', 'Butter', 'Jam'];

const items = (count: number) => NAMES.slice(0, count).map((name) => foodItem({ id: name, name }));

const drawn = (count: number) =>
  render(
    <MealItems items={items(count)} onOpen={() => undefined}>
      {null}
    </MealItems>,
  );

const lines = () => screen.getAllByRole('listitem').length;

test('four items are all shown, because a button instead of one would save no room', () => {
  drawn(4);
  expect(lines()).toBe(4);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('of five items, the first three are shown until the user expands the list', async () => {
  drawn(5);
  expect(lines()).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5 items' }));
  expect(lines()).toBe(5);
});
