import type { HeightUnit, WeightUnit } from '#shared/records/profile';

// Both exact: the international yard and pound agreement of 1959.
const KG_PER_POUND = 0.45359237;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** The height unit that goes with a weight unit: feet with pounds. */
export function heightUnitFor(unit: WeightUnit): HeightUnit {
  return unit === 'lbs' ? 'ft_in' : 'cm';
}

/** A body weight in kilograms. */
export function inKilograms(weight: number, unit: WeightUnit): number {
  return unit === 'kg' ? weight : weight * KG_PER_POUND;
}

/**
 * A weight in another unit, to one decimal as scales show it.
 * @param weight in the unit `from`
 */
export function weightIn(unit: WeightUnit, weight: number, from: WeightUnit): number {
  if (unit === from) return weight;
  const converted = unit === 'kg' ? weight * KG_PER_POUND : weight / KG_PER_POUND;
  return Math.round(converted * 10) / 10;
}

/**
 * Converts a weight with two decimals, as stored in a profile, so that converting back gives the same number.
 * @param weight in the unit `from`
 */
export function weightFinelyIn(unit: WeightUnit, weight: number, from: WeightUnit): number {
  if (unit === from) return weight;
  const exact = unit === 'kg' ? weight * KG_PER_POUND : weight / KG_PER_POUND;
  const tenths = Math.round(exact * 10) / 10;
  // A kilogram's second decimal is coarser than a pound's: 150 lbs would come back as 150.01.
  const isRoundTrip = unit === 'lbs' && Math.abs(exact - tenths) <= 0.012;
  return isRoundTrip ? tenths : Math.round(exact * 100) / 100;
}

/**
 * Converts a height as stored in a profile: centimeters with one decimal, inches with two.
 * @param height in the unit `from`
 */
export function heightIn(unit: HeightUnit, height: number, from: HeightUnit): number {
  if (unit === from) return height;
  if (unit === 'ft_in') return inInches(height);
  return Math.round(inCentimetres(height, from) * 10) / 10;
}

/** A height in centimeters. Heights with the unit `ft_in` are stored in inches. */
export function inCentimetres(height: number, unit: HeightUnit): number {
  return unit === 'cm' ? height : height * CM_PER_INCH;
}

/** Converts centimeters to inches, with two decimals as stored in a profile. */
export function inInches(centimetres: number): number {
  return Math.round((centimetres / CM_PER_INCH) * 100) / 100;
}

/** Converts inches to feet and remaining inches: 70.5 is 5 ft 10.5 in. */
export function feetAndInches(inches: number): { feet: number; inches: number } {
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return { feet, inches: Math.round((inches - feet * INCHES_PER_FOOT) * 100) / 100 };
}

/** Converts feet and inches to inches, with two decimals as stored in a profile. */
export function totalInches(feet: number, inches: number): number {
  return Math.round((feet * INCHES_PER_FOOT + inches) * 100) / 100;
}
