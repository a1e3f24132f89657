import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import type { TargetFields } from '#shared/records/target';
import { NO_OWN_TARGETS } from '#shared/rules/targets/day-targets';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { profileFields } from '../../../../test/kit/profiles';
import { ToastProvider } from '../../../ui/feedback/toast';
import type { Progress } from '../use-progress';
import { Report } from './my-week-page';

const TODAY = '2026-03-30';

/** The text about a week with 2,100 kcal a day. @param since the day on which the last target was set */
function said(since: string): string {
  const days = ['26', '27', '28', '29'].map((day) =>
    dayOf(`2026-03-${day}`, [helping('Stew', { calories: 2_100 })]),
  );
  const target: TargetFields = {
    since: `${since}T08:00`,
    way: 'own',
    calories: 2_400,
    instead: 2_000,
    checkIn: null,
    expenditure: null,
  };
  const progress = {
    account: { user: { username: 'Ada', role: 'user', subscriptionStatus: 'premium' } },
    intakes: new Map(days.map((day) => [day.day, day])),
    marks: new Map(),
    weights: [],
    targets: [target],
    own: NO_OWN_TARGETS,
    profile: profileFields({ dailyCalorieTarget: 2_400, ownTarget: true }),
    initialSync: null,
  } as unknown as Progress;
  const { unmount } = render(
    <MemoryRouter>
      <ToastProvider>
        <Report progress={progress} today={TODAY} />
      </ToastProvider>
    </MemoryRouter>,
  );
  const words = screen.getByText(/2,100 kcal/, { selector: 'summary *' }).textContent;
  unmount();
  return words;
}

test('a week is compared with the targets that applied to its days', () => {
  expect(said(TODAY)).toContain('100 kcal over your target of 2,000 kcal');
  expect(said('2026-03-28')).toContain('100 kcal under your targets, on average 2,200 kcal');
  expect(said('2026-03-01')).toContain('300 kcal under your target of 2,400 kcal');
});
