import type { Profile } from '#shared/records/profile';

/** The profile from the wizard's default values, with fields that a test overrides. */
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

/** A user who loses weight slowly, with their own target of 2,000 kcal. */
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
