import type {
  ActivityLevel,
  Gender,
  HeightUnit,
  Objective,
  WeightUnit,
} from '#shared/records/profile';

import { messages } from './messages';

type Options<Value extends string> = readonly (readonly [Value, string])[];

export const OBJECTIVE_OPTIONS: Options<Objective> = [
  ['lose_weight', messages.loseWeight],
  ['gain_muscle', messages.gainMuscle],
  ['maintain_weight', messages.maintainWeight],
  ['bulk', messages.bulkUp],
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
  ['sedentary', messages.sedentary],
  ['light', messages.lightlyActive],
  ['moderate', messages.moderatelyActive],
  ['active', messages.active],
  ['very_active', messages.veryActive],
];

export const GENDER_OPTIONS: Options<Gender> = [
  ['male', messages.male],
  ['female', messages.female],
  ['other', messages.other],
];

export const WEIGHT_UNIT_OPTIONS: Options<WeightUnit> = [
  ['kg', 'kg'],
  ['lbs', 'lbs'],
];

export const HEIGHT_UNIT_OPTIONS: Options<HeightUnit> = [
  ['cm', 'cm'],
  ['ft_in', 'ft/in'],
];
