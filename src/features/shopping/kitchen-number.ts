// As spoons and cups are marked.
const MARKS = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const;

// '0.33 cup' in a recipe means a third.
const NEAR = 0.01;

/** '½', '1½', '3'; another part of a whole to one decimal. */
export function kitchenNumber(count: number): string {
  const whole = Math.floor(count + NEAR);
  const rest = count - whole;
  if (rest < NEAR && whole > 0) return String(whole);
  const mark = MARKS.find(([part]) => Math.abs(rest - part) < NEAR)?.[1];
  if (mark !== undefined) return whole > 0 ? `${whole}${mark}` : mark;
  return upToOneDecimal(count);
}

/** As fine as a scale for the kitchen; of less than that, what there is. */
export function upToOneDecimal(number: number): string {
  return String(Number(number < 0.05 ? number.toPrecision(1) : number.toFixed(1)));
}
