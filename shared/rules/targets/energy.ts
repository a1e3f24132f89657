import type { ActivityLevel, Gender } from '#shared/records/profile';

/** Energy that a body uses in a day of rest, and what its owner does. */
export interface Person {
  /** kg */
  weight: number;
  /** cm */
  height: number;
  /** Years. */
  age: number;
  gender: Gender;
}

// Mifflin MD et al., Am J Clin Nutr 1990;51:241-7. 'Other' is the mean of the two constants.
const CONSTANTS: Record<Gender, number> = { male: 5, female: -161, other: -78 };

/**
 * Resting energy by Mifflin-St Jeor: 10 x weight + 6.25 x height - 5 x age + a constant. Of the common
 * formulas the one most often within 10 % of what is measured (Frankenfield, J Am Diet Assoc
 * 2005;105:775-89); it was made from adults of 19 to 78.
 * @returns kcal a day
 */
export function restingEnergy({ weight, height, age, gender }: Person): number {
  return 10 * weight + 6.25 * height - 5 * age + CONSTANTS[gender];
}

/** What the day's activity multiplies resting energy by (the factors that go with Mifflin-St Jeor). */
export const ACTIVITY_FACTORS: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};

/** @returns kcal that keep the weight as it is, a day */
export function dailyExpenditure(resting: number, activity: ActivityLevel): number {
  return resting * ACTIVITY_FACTORS[activity];
}

/** kg/m2 */
export function bodyMassIndex(weight: number, height: number): number {
  return weight / (height / 100) ** 2;
}

/** The weight, in kg, at which a height (cm) has a body mass index. */
export function weightAtIndex(index: number, height: number): number {
  return index * (height / 100) ** 2;
}
