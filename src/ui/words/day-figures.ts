import { counted } from './counted';
import { wholeWords } from './number';

/** Over the target is information, not criticism. */
export function leftWords(eaten: number, target: number): string {
  const left = Math.round(target) - Math.round(eaten);
  if (left === 0) return 'Right on your target';
  return left > 0 ? `${wholeWords(left)} kcal left` : `${wholeWords(-left)} kcal over your target`;
}

/** Meals without figures are not in the sum. */
export function missingWords(missing: number): string | null {
  if (missing === 0) return null;
  return `${counted(missing, 'meal')} without figures yet`;
}
