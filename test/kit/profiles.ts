import type { Profile } from '#shared/records/profile';

/** The profile that the wizard's own first values make, with other fields where a test says so. */
export function profileFields(fields: Partial<Profile> = {}): Profile {
  return {
    objective: 'lose_weight',
    currentWeight: 70,
    targetWeight: 65,
    weightUnit: 'kg',
    height: 175,
    heightUnit: 'cm',
    timeline: 12,
    activityLevel: 'moderate',
    age: 25,
    gender: 'other',
    dailyCalorieTarget: null,
    ownTarget: false,
    ...fields,
  };
}

/** Somebody who loses weight slowly and eats to a target of their own, 2,000 kcal. */
export function profileOfOwnTarget(fields: Partial<Profile> = {}): Profile {
  return profileFields({
    currentWeight: 80,
    targetWeight: 74,
    height: 180,
    gender: 'male',
    age: 35,
    timeline: 24,
    dailyCalorieTarget: 2_000,
    ownTarget: true,
    ...fields,
  });
}

/** The same as `POST /api/profile` takes it: numbers as text. */
export function profileBody(fields: Record<string, string> = {}): Record<string, string> {
  return {
    objective: 'lose_weight',
    currentWeight: '70',
    targetWeight: '65',
    weightUnit: 'kg',
    height: '175',
    heightUnit: 'cm',
    timeline: '12',
    activityLevel: 'moderate',
    age: '25',
    gender: 'other',
    ...fields,
  };
}
