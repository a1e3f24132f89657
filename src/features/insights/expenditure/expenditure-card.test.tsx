import { render, screen, within } from '@testing-library/react';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { profileFields, profileOfOwnTarget } from '../../../../test/kit/profiles';
import type { Profile } from '#shared/records/profile';
import type { TargetFields } from '#shared/records/target';
import { daysAfter } from '#shared/rules/calendar';

import { ToastProvider } from '../../../ui/feedback/toast';
import { ExpenditureCard } from './expenditure-card';
import { expenditureView } from './expenditure-view';

// As on a device that has not loaded the charts.
jest.mock('../charts/use-charts', () => ({
  useCharts: () => ({ charts: null, isWaiting: false }),
}));

const TODAY = '2026-04-01';
const DAYS = Array.from({ length: 60 }, (_, at) => daysAfter(TODAY, at - 60));

const adapted = (fields: Partial<TargetFields> = {}): TargetFields => ({
  since: '2026-03-20T08:00',
  way: 'adaptive',
  calories: 2_000,
  instead: 1_900,
  checkIn: null,
  expenditure: null,
  ...fields,
});

interface Given {
  profile?: Partial<Profile>;
  targets?: TargetFields[];
  /** Number of logged days among the 60 days before today. */
  logged?: number;
}

function show({ profile = {}, targets = [], logged = 60 }: Given) {
  const view = expenditureView({
    profile: profileOfOwnTarget(profile),
    intakes: new Map(
      DAYS.slice(60 - logged).map((day) => [
        day,
        dayOf(day, [helping('Stew', { calories: 2_300 })]),
      ]),
    ),
    weights: DAYS.map((day, at) => ({
      id: day,
      weight: 80 + 0.05 * (59 - at),
      weightUnit: 'kg',
      recordedAt: `${day}T07:00`,
    })),
    marks: new Map(),
    targets,
    today: TODAY,
  });
  render(
    <ToastProvider>
      <ExpenditureCard view={view} range={7} />
    </ToastProvider>,
  );
  return document.body.textContent.replaceAll('\u00A0', ' ');
}

const isOn = () => screen.getByLabelText<HTMLInputElement>('Adapt my daily target to this').checked;
const question = () => screen.queryByRole('region', { name: 'Weekly check-in' });

test('the number is first, then its range and reason; a fixed target has no question', () => {
  const words = show({});
  expect(words).toMatch(/What your body uses2,[56]\d0 kcal a day/);
  expect(words).toMatch(/Likely between 2,\d{3} and 2,\d{3} kcal\./);
  expect(words).toContain(
    'you ate 2,300 kcal on an average complete day, and your weight went down 0.4 kg a week.',
  );
  expect(words).toContain('28 complete days, and your weight on 28 days');
  expect(question()).toBeNull();
  expect(isOn()).toBe(false);
});

test('an adaptive target has a question once a week, with the change and its reason', () => {
  const words = show({ targets: [adapted()] });
  const asked = within(question()!);
  const answers = asked.getAllByRole('button').map(({ textContent }) => textContent);
  expect(answers).toEqual(['Use 2,150 kcal', 'Keep 2,000 kcal', 'Another number']);
  expect(words).toMatch(
    /Your target until now: 2,000 kcal\. Your body uses about 2,[56]\d0 kcal a day\./,
  );
  expect(words).toMatch(/Your goal takes \d+ kcal less than that\./);
  expect(words).toContain(
    'One check-in changes at most 150 kcal, so the rest can follow next week.',
  );
  expect(words).toMatch(/Your targets so farSince Mar 20, 20262,000 kcalBefore1,900 kcal/);
});

test('an answered week has no question again', () => {
  show({ targets: [adapted({ checkIn: '2026-03-30' })] });
  expect(question()).toBeNull();
  expect(isOn()).toBe(true);
});

test('with too little data there is no question, and the card says what is missing', () => {
  const words = show({ targets: [adapted()], logged: 4 });
  expect(question()).toBeNull();
  expect(words).toContain('By the formulas, from your details.');
  expect(words).toContain('To measure it, it takes:10 complete days in the last three weeks');
});

test('under 18 nothing is measured or shown', () => {
  expect(show({ profile: { age: 16, objective: 'maintain_weight' } })).toBe('');
});

test('a user who signed up today gets no question, whatever two weights show', () => {
  const weights = [80.5, 79.9].map((weight, at) => ({
    id: `${at}`,
    weight,
    weightUnit: 'kg' as const,
    recordedAt: `${TODAY}T0${at + 7}:00`,
  }));
  const profile = profileFields({ currentWeight: 79.9, targetWeight: 74, ownTarget: false });
  const fields = {
    since: `${TODAY}T06:00`,
    way: 'formula',
    calories: 1_750,
    instead: null,
  } as const;
  const viewOn = (today: string) =>
    expenditureView({
      profile: { ...profile, dailyCalorieTarget: 1_000 },
      intakes: new Map(),
      weights,
      marks: new Map(),
      targets: [adapted(fields)],
      today,
    }).question;
  expect(viewOn(TODAY)).toBeNull();
  // The next Monday is still in the first week, the one after is not.
  expect(viewOn('2026-04-06')).toBeNull();
  expect(viewOn('2026-04-13')).not.toBeNull();
});
