import { render, screen } from '@testing-library/react';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { daysNear, Tiles } from './tiles';

const dayWith = (calories: number | null) => dayOf('2026-03-01', [helping('Stew', { calories })]);

test('a day within a tenth of the target is on target, including the limits', () => {
  const days = [1_799, 1_800, 2_000, 2_200, 2_201].map((calories) => dayWith(calories));
  expect(daysNear([...days, dayWith(null)], () => 2_000)).toBe(3);
});

test.each([
  ['on the first day', 1, [], ['Streak']],
  ['with a day before', 2, [dayWith(2_000)], ['Streak', 'Logged', 'On target']],
  ['with nothing for days', 0, [], ['Streak', 'Logged']],
])('a streak is never shown next to zero logged days: %s', (_when, streak, logged, labels) => {
  render(<Tiles {...{ streak, logged, complete: logged, range: 7, targetOf: () => 2_000 }} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
});

test('an incomplete day counts as logged, but not as on target', () => {
  const logged = [dayWith(1_900), dayWith(1_950)];
  render(
    <Tiles
      {...{ streak: 2, logged, complete: logged.slice(1), range: 7, targetOf: () => 2_000 }}
    />,
  );
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown).toEqual(['2days in a row', '2of 7 days', '1of 1 complete day, within 10%']);
});

test('a hidden streak is not shown', () => {
  render(
    <Tiles {...{ streak: null, logged: [], complete: [], range: 7, targetOf: () => 2_000 }} />,
  );
  expect(screen.queryByText('Streak')).toBeNull();
});
