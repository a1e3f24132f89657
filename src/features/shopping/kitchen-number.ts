// Fractions that measuring spoons and cups have.
const MARKS = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const;

// Tolerance, because '0.33 cup' in a recipe means a third.
const NEAR = 0.01;

/** '½', '1½', '3'; other fractions are rounded to one decimal. */
export function kitchenNumber(count: number): string {
  const whole = Math.floor(count + NEAR);
  const rest = count - whole;
  if (rest < NEAR && whole > 0) return String(whole);
  const mark = MARKS.find(([part]) => Math.abs(rest - part) < NEAR)?.[1];
  if (mark !== undefined) return whole > 0 ? `${whole}${mark}` : mark;
  return upToOneDecimal(count);
}

/** Rounds to one decimal, like a kitchen scale; smaller numbers keep one significant digit. */
export function upToOneDecimal(number: number): string {
  return String(Number(number < 0.05 ? number.toPrecision(1) : number.toFixed(1)));
}
