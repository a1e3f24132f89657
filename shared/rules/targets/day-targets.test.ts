import { profileFields } from '../../../test/kit/profiles';
import { dayTargets, NO_OWN_TARGETS, type OwnTargets } from './day-targets';

const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'];

const WEIGHTS = [
  { recordedAt: '2026-11-10T07:00', weight: 80, weightUnit: 'kg' as const },
  { recordedAt: '2026-11-12T07:00', weight: 70, weightUnit: 'kg' as const },
];

const PER_KG = {
  since: '2026-11-01T08:00',
  way: 'per_kg' as const,
  protein: 2,
  carbs: null,
  fat: 0.8,
};

test('grams by body weight use the weight of the day, so that a weighing leaves the days before it', () => {
  const profile = profileFields({ currentWeight: 70, objective: 'maintain_weight', height: 180 });
  const proteins = (own: OwnTargets) => {
    const days = dayTargets({ profile, kept: [], own, weights: WEIGHTS });
    return DAYS.map((day) => days.of(day).protein);
  };
  expect(proteins(NO_OWN_TARGETS)).toEqual([112, 112, 112, 98]);
  expect(proteins({ ...NO_OWN_TARGETS, macros: [PER_KG] })).toEqual([160, 160, 160, 140]);
});

test('weights in another unit than the profile count the same', () => {
  const profile = profileFields({ currentWeight: 176.4, weightUnit: 'lbs' });
  const own = { ...NO_OWN_TARGETS, macros: [PER_KG] };
  const days = dayTargets({ profile, kept: [], own, weights: WEIGHTS });
  expect(DAYS.map((day) => days.of(day).protein)).toEqual([160, 160, 160, 140]);
});
