import type { HeightUnit, WeightUnit } from '#shared/records/profile';
import { feetAndInches, inCentimetres, inInches, totalInches, weightIn } from '#shared/rules/units';

import { typedNumber, type Measured } from './switched-unit';

/** Text that is not a weight stays as it is. */
export function convertedWeight({ text, unit }: Measured<WeightUnit>, to: WeightUnit): string {
  const weight = typedNumber(text);
  return weight > 0 ? String(weightIn(to, weight, unit)) : text;
}

/** Both fields as one text, for `Measured`. */
export function feetText(feet: string, inches: string): string {
  return `${feet}|${inches}`;
}

export function feetFields(text: string): { feet: string; inches: string } {
  const [feet = '', inches = ''] = text.split('|');
  return { feet, inches };
}

/** Empty if the text is not a height. */
export function convertedHeight({ text, unit }: Measured<HeightUnit>, to: HeightUnit): string {
  const inches = inchesOf(text, unit);
  if (!(inches > 0)) return to === 'cm' ? '' : feetText('', '');
  if (to === 'cm') return String(Math.round(inCentimetres(inches, 'ft_in') * 10) / 10);
  const split = feetAndInches(inches);
  return feetText(String(split.feet), String(split.inches));
}

function inchesOf(text: string, unit: HeightUnit): number {
  if (unit === 'cm') return inInches(typedNumber(text));
  const { feet, inches } = feetFields(text);
  // A height of exactly six feet is often typed without inches.
  return totalInches(typedNumber(feet || '0'), typedNumber(inches || '0'));
}
