import type { HeightUnit, WeightUnit } from '#shared/records/profile';

// Both exact: the international yard and pound agreement of 1959.
const KG_PER_POUND = 0.45359237;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Who weighs in pounds measures in feet. */
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
 * A weight in another unit, to two decimals as a profile keeps them, so that the way back leads to the
 * same number.
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
 * A height in another unit, as a profile keeps it: centimetres to one decimal, inches to two.
 * @param height in the unit `from`
 */
export function heightIn(unit: HeightUnit, height: number, from: HeightUnit): number {
  if (unit === from) return height;
  if (unit === 'ft_in') return inInches(height);
  return Math.round(inCentimetres(height, from) * 10) / 10;
}

/** A height in centimetres; one of the unit `ft_in` is kept in inches. */
export function inCentimetres(height: number, unit: HeightUnit): number {
  return unit === 'cm' ? height : height * CM_PER_INCH;
}

/** Centimetres in inches, to two decimals as a profile keeps them. */
export function inInches(centimetres: number): number {
  return Math.round((centimetres / CM_PER_INCH) * 100) / 100;
}

/** Inches as feet and the inches that are left: 70.5 is 5 ft 10.5 in. */
export function feetAndInches(inches: number): { feet: number; inches: number } {
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return { feet, inches: Math.round((inches - feet * INCHES_PER_FOOT) * 100) / 100 };
}

/** Feet and inches as inches, to two decimals as a profile keeps them. */
export function totalInches(feet: number, inches: number): number {
  return Math.round((feet * INCHES_PER_FOOT + inches) * 100) / 100;
}
