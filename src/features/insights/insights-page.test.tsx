import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { dailyReference } from '#shared/nutrition/nutrients/daily-reference';
import { NO_OWN_TARGETS } from '#shared/rules/targets/day-targets';

import { dayOf } from '../../../test/kit/intakes';
import { helping } from '../../../test/kit/items';
import { profileFields } from '../../../test/kit/profiles';
import { showAs } from '../../ui/words/display';
import { Cards, InsightsPage } from './insights-page';
import { type Progress, useProgress } from './use-progress';

jest.mock('./use-progress', () => ({
  ...jest.requireActual<object>('./use-progress'),
  useProgress: jest.fn(),
}));

afterEach(() => {
  showAs({});
});

test('gentle mode compares with the same reference values', () => {
  showAs({ gentle: 'on' });
  const profile = profileFields({
    age: 38,
    gender: 'female',
    dailyCalorieTarget: 1_790,
    ownTarget: true,
  });
  const day = dayOf('2026-03-29', [
    helping('Stew', { calories: 1_700, fiber: 20, saturatedFat: 9, vitaminC: 30 }),
  ]);
  const progress = {
    account: { user: { username: 'Ada', role: 'user' } },
    intakes: new Map([[day.day, day]]),
    marks: new Map(),
    weights: [],
    targets: [],
    streak: { days: 1 },
    own: NO_OWN_TARGETS,
    profile,
    initialSync: null,
  } as unknown as Progress;
  render(
    <MemoryRouter>
      <Cards {...progress} today="2026-03-30" range={7} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^At least 25 g a day/)).toBeTruthy();
  expect(screen.getByText(/^At most 19.8 g a day/)).toBeTruthy();
  const { least } = dailyReference('vitaminC', profile, 1_790);
  expect(screen.getByText(new RegExp(`^At least ${least?.amount} mg a day`))).toBeTruthy();
  expect(least?.amount).toBe(75);
});

test('a page that stays open past midnight changes to the new day', async () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 30, 23, 59, 30) });
  render(
    <MemoryRouter>
      <InsightsPage />
    </MemoryRouter>,
  );
  expect(useProgress).toHaveBeenLastCalledWith('2026-03-30');
  await act(async () => jest.advanceTimersByTimeAsync(90_000));
  expect(useProgress).toHaveBeenLastCalledWith('2026-03-31');
  jest.useRealTimers();
});
