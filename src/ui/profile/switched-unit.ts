/** A number as it stands in a field, and its unit. */
export interface Measured<Unit extends string> {
  text: string;
  unit: Unit;
}

/** What a person entered, and what a switch of the unit has made of it. */
export interface Switched<Unit extends string> {
  entered: Measured<Unit>;
  shown: Measured<Unit>;
}

type Convert<Unit extends string> = (from: Measured<Unit>, to: Unit) => string;

/**
 * The same measure in another unit. It is always worked out from what was entered, never from what an
 * earlier switch had rounded: whoever switches there and back finds their own number.
 * @param now what stands in the field; where it was typed since the last switch, it is what was entered
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

/** A number as people type it, with a decimal point or comma; NaN for anything else. */
export function typedNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));
}
