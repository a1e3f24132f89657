import type {
  ActivityLevel,
  Gender,
  HeightUnit,
  Objective,
  WeightUnit,
} from '#shared/records/profile';

type Options<Value extends string> = readonly (readonly [Value, string])[];

export const OBJECTIVE_OPTIONS: Options<Objective> = [
  ['lose_weight', 'Lose weight'],
  ['gain_muscle', 'Gain muscle'],
  ['maintain_weight', 'Maintain weight'],
  ['bulk', 'Bulk up'],
];

/** In weeks. */
export const TIMELINE_OPTIONS: Options<string> = [
  ['4', '1 Month'],
  ['8', '2 Months'],
  ['12', '3 Months'],
  ['24', '6 Months'],
  ['52', '1 Year'],
];

export const ACTIVITY_OPTIONS: Options<ActivityLevel> = [
  ['sedentary', 'Sedentary: little to no exercise'],
  ['light', 'Light: 1-3 days/week'],
  ['moderate', 'Moderate: 3-5 days/week'],
  ['active', 'Active: 6-7 days/week'],
  ['very_active', 'Very Active: 2x/day or intense exercise'],
];

export const GENDER_OPTIONS: Options<Gender> = [
  ['male', 'Male'],
  ['female', 'Female'],
  ['other', 'Other'],
];

export const WEIGHT_UNIT_OPTIONS: Options<WeightUnit> = [
  ['kg', 'kg'],
  ['lbs', 'lbs'],
];

export const HEIGHT_UNIT_OPTIONS: Options<HeightUnit> = [
  ['cm', 'cm'],
  ['ft_in', 'ft/in'],
];
