import { daysAfter } from '#shared/rules/calendar';

import { profileFields } from '../../../../test/kit/profiles';
import * as words from './weight-card';
import { enteredWords } from './weight-list';
import { weightView, type WeightView } from './weight-view';

// Numbers and units are joined by non-breaking spaces.
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const trendWords = (shown: WeightView) => plain(words.trendWords(shown));
const paceWords = (shown: WeightView) => words.paceWords(shown).map(plain);

const TODAY = '2026-03-30';
const entry = (daysAgo: number, weight: number, weightUnit: 'kg' | 'lbs' = 'kg') => ({
  id: `${daysAgo}`,
  weight,
  weightUnit,
  recordedAt: `${daysAfter(TODAY, -daysAgo)}T07:00`,
});
const view = (entries: ReturnType<typeof entry>[], range = 30, profile = profileFields()) =>
  weightView(entries, { profile, today: TODAY, range });

test('with no weight or one weight, no trend is shown', () => {
  expect(trendWords(view([]))).toMatch(/^Log your weight now and then/);
  expect(paceWords(view([]))).toEqual([]);
  expect(trendWords(view([entry(0, 70)]))).toMatch(/^One day so far: 70\.0 kg\./);
});

test('a trend is shown with its change, its pace and the distance to the target', () => {
  const weekly = view([
    entry(28, 72),
    entry(21, 71.5),
    entry(14, 71),
    entry(7, 70.5),
    entry(0, 70),
  ]);
  expect(trendWords(weekly)).toMatch(/^The trend is 70\.\d kg, 1\.\d kg down since Mar 2, 2026\.$/);
  expect(paceWords(weekly)).toEqual([
    'Down 0.5 kg a week over the 28 days to Mar 30, 2026.',
    'From 70.0 kg, your last weight, 5.0 kg to your target of 65.0 kg.',
  ]);
});

test('a stable weight has no pace', () => {
  const still = view([entry(28, 70), entry(21, 70), entry(14, 70), entry(7, 70), entry(0, 70)]);
  expect(paceWords(still)[0]).toBe('Unchanged over the 28 days to Mar 30, 2026.');
});

test('the pace names its days: two weeks of a stable trend, up to the last weight', () => {
  const settled = view([60, 50, 40, 30, 24, 17, 10].map((daysAgo) => entry(daysAgo, 70)));
  expect(paceWords(settled)[0]).toBe('Unchanged over the 14 days to Mar 20, 2026.');
});

test("weights are shown in pounds for a user of pounds, whatever the entry's unit", () => {
  const profile = profileFields({ weightUnit: 'lbs', targetWeight: 150 });
  const both = view([entry(3, 70), entry(0, 154.3, 'lbs')], 30, profile);
  expect(trendWords(both)).toBe('The trend is 154.3 lbs, unchanged since Mar 27, 2026.');
  expect(paceWords(both)[1]).toBe(
    'From 154.3 lbs, your last weight, 4.3 lbs to your target of 150.0 lbs.',
  );
  expect(enteredWords(entry(3, 70), 'lbs')).toBe('154.3 lbs');
  expect(enteredWords(entry(3, 70.25), 'kg')).toBe('70.25 kg');
});

test('if the last weight is before the range, its date is shown', () => {
  // After ten days of an even rise of 0.1 a day, the trend has risen by 0.1 x (10 - 9 x (1 - 0.9^10)).
  expect(trendWords(view([entry(60, 70), entry(50, 71)], 7))).toBe(
    'The trend was 70.4 kg on Feb 8, 2026, when you last logged your weight.',
  );
});

test('a change is counted from a day with a weight, even if that is before the range', () => {
  const both = view([entry(28_000, 70), entry(0, 70)], 7);
  expect(trendWords(both)).toContain('unchanged since Aug 1, 1949.');
  const weekly = view([entry(20, 72), entry(4, 71), entry(0, 70)], 7);
  expect(trendWords(weekly)).toMatch(/ since Mar 26, 2026\.$/);
});

test('the distance to the target is counted from the latest weight, not from the mean of its day', () => {
  const profile = profileFields({ targetWeight: 63 });
  const day = view([entry(0, 68.5), entry(0, 68.2), entry(0, 68)], 30, profile);
  expect(paceWords(day)[1]).toBe(
    'From 68.0 kg, your last weight, 5.0 kg to your target of 63.0 kg.',
  );
  expect(trendWords(day)).toMatch(/^One day so far: 68\.0 kg\./);
});
