import type { HeightUnit, WeightUnit } from '#shared/records/profile';
import { feetAndInches, inCentimetres, inInches, totalInches, weightIn } from '#shared/rules/units';

import { readNumber } from '../words/read-number';

/** A number as typed, with its unit. */
export interface Measured<Unit extends string> {
  text: string;
  unit: Unit;
}

/** `shown` is what switching the unit made of `entered`. */
export interface Switched<Unit extends string> {
  entered: Measured<Unit>;
  shown: Measured<Unit>;
}

type Convert<Unit extends string> = (from: Measured<Unit>, to: Unit) => string;

/**
 * Always converts what was entered, not an earlier rounded result: switching back restores that number.
 * @param now the field's content; if it was typed since the last switch, it counts as entered
 */
export function switchedUnit<Unit extends string>(
  now: Measured<Unit>,
  to: Unit,
  { before, convert }: { before: Switched<Unit> | undefined; convert: Convert<Unit> },
): Switched<Unit> {
  const isUntouched = before?.shown.text === now.text && before.shown.unit === now.unit;
  const entered = isUntouched ? before.entered : now;
  const text = entered.unit === to ? entered.text : convert(entered, to);
  return { entered, shown: { text, unit: to } };
}

/** Text that is not a weight stays as it is. */
export function convertedWeight({ text, unit }: Measured<WeightUnit>, to: WeightUnit): string {
  const weight = readNumber(text);
  return weight !== null && weight > 0 ? String(weightIn(to, weight, unit)) : text;
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
  if (unit === 'cm') return inInches(readNumber(text) ?? NaN);
  const { feet, inches } = feetFields(text);
  // A height of exactly six feet is often typed without inches.
  return totalInches(readNumber(feet || '0') ?? NaN, readNumber(inches || '0') ?? NaN);
}
