import type { Profile, WeightUnit } from '#shared/records/profile';
import { profileInputSchema, type ProfileInput } from '#shared/records/profile-input';
import { feetAndInches, inCentimetres, inInches, totalInches, weightIn } from '#shared/rules/units';

import { plainNumber, readNumber } from '../words/read-number';

/** The texts of the fields, with the height in both units. */
export interface ProfileValues extends Omit<Required<ProfileInput>, 'height'> {
  centimetres: string;
  feet: string;
  inches: string;
}

export const FIRST_VALUES: ProfileValues = {
  objective: 'lose_weight',
  currentWeight: '70',
  targetWeight: '65',
  weightUnit: 'kg',
  timeline: '12',
  age: '25',
  gender: 'other',
  ...heightTexts(175, 'cm'),
  heightUnit: 'cm',
  activityLevel: 'moderate',
};

/** The first values of sign-up, with the latest logged weight in its unit. */
export function firstValues(latest: WeightNow | undefined): ProfileValues {
  if (!latest) return FIRST_VALUES;
  const { weight, weightUnit } = latest;
  const targetWeight = String(weightIn(weightUnit, Number(FIRST_VALUES.targetWeight), 'kg'));
  return { ...FIRST_VALUES, currentWeight: String(weight), targetWeight, weightUnit };
}

/**
 * Values for a user who left the goals for later: empty except for the latest weight. Uses the units chosen in the
 * sign-up, if it was begun on this device.
 */
export function emptyValues(
  latest: WeightNow | undefined,
  left: Partial<Pick<Profile, 'weightUnit' | 'heightUnit'>> = {},
): ProfileValues {
  const isAmerican = /-(?:US|LR)$/.test(navigator.language);
  return {
    ...FIRST_VALUES,
    targetWeight: '',
    age: '',
    centimetres: '',
    feet: '',
    inches: '',
    currentWeight: latest ? String(latest.weight) : '',
    weightUnit: latest?.weightUnit ?? left.weightUnit ?? (isAmerican ? 'lbs' : 'kg'),
    heightUnit: left.heightUnit ?? (isAmerican ? 'ft_in' : 'cm'),
  };
}

interface WeightNow {
  weight: number;
  weightUnit: WeightUnit;
}

export function valuesOf(profile: Profile): ProfileValues {
  const { objective, weightUnit, gender, heightUnit, activityLevel } = profile;
  return {
    objective,
    weightUnit,
    gender,
    heightUnit,
    activityLevel,
    currentWeight: String(profile.currentWeight),
    targetWeight: String(profile.targetWeight),
    timeline: String(profile.timeline),
    age: String(profile.age),
    ...heightTexts(profile.height, heightUnit),
  };
}

function heightTexts(height: number, unit: Profile['heightUnit']) {
  const { feet, inches } = feetAndInches(unit === 'cm' ? inInches(height) : height);
  const centimetres = Math.round(inCentimetres(height, unit) * 10) / 10;
  return { centimetres: String(centimetres), feet: String(feet), inches: String(inches) };
}

/** Converts the form's values to the input of the validation rules that form and server share. */
export function inputOf({ centimetres, feet, inches, ...rest }: ProfileValues): ProfileInput {
  const height = rest.heightUnit === 'cm' ? centimetres : inchesText(feet, inches);
  return {
    ...rest,
    height: plainNumber(height),
    age: plainNumber(rest.age),
    currentWeight: plainNumber(rest.currentWeight),
    targetWeight: plainNumber(rest.targetWeight),
  };
}

function inchesText(feet: string, inches: string): string {
  if (feet.trim() === '' && inches.trim() === '') return '';
  const [whole, rest] = [feet, inches].map((text) => readNumber(text.trim() || '0') ?? NaN);
  // A text that is not a number stays NaN, which the rules reject.
  return String(totalInches(whole ?? NaN, rest ?? NaN));
}

/** undefined while a field is invalid. */
export function measuresOf(values: ProfileValues) {
  return profileInputSchema.safeParse(inputOf(values)).data;
}
