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
 * @param now what is in the field; if typed since the last switch, it counts as entered
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

/** Accepts a decimal point or comma; NaN for anything else. */
export function typedNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));
}
