import { readPhrase } from './amounts';
import { NUMBER } from './numbers';
import { anyPortionWord } from './portion-words';
import { isTalk } from './tokens';

// A number in the middle starts the next food: '2 eggs 3 slices bacon'.
const INNER_AMOUNT = new RegExp(`\\s(?=(?:${NUMBER})\\s+[\\p{L}])`, 'gu');
// 'chicken 200 g rice 150 g': who ends with an amount has each behind its food.
const UNITS = '(?:g|kg|ml|oz|floz|lb)';
// Looked for backwards from the end, which takes no longer than the amount is long.
const TRAILING_AMOUNT = new RegExp(`$(?<=\\s(?:${NUMBER})\\s*${UNITS})`, 'u');
const AFTER_AMOUNT = new RegExp(`(?<=\\s(?:${NUMBER})\\s*${UNITS})\\s`, 'gu');
const PIECES = String.raw`[\d./ -]+(?:[^\S ]\s*)?(?:${anyPortionWord('counts')})`;
/** 'falafel 4 pcs hummus': the pieces are of what stands before them. */
const PIECES_AND_MORE = new RegExp(`^(${PIECES})\\s+(?!of\\b)(\\S.*)$`);
const IS_PIECES = new RegExp(`^${PIECES}\\b`);

/** Cuts a stretch without joints where an amount begins another food. */
export function cutAtAmounts(part: string): string[] {
  if (/(?:k?cals?|calories|kj)\s?(?:per|\/|a)?\s?100 (?:g|ml)\b/.test(part)) return [part];
  if (/^\p{L}/u.test(part) && TRAILING_AMOUNT.test(part)) return part.split(AFTER_AMOUNT);
  const pieces: string[] = [];
  for (const text of part.split(INNER_AMOUNT)) {
    const before = pieces.pop();
    if (before === undefined) pieces.push(text);
    else pieces.push(...joinedOrNot(before, text));
  }
  return pieces;
}

/** 'oatmeal 1/2 cup dry', 'bacon 2 slices', 'a hearty 250 g serving': one food. */
function joinedOrNot(before: string, text: string): string[] {
  if (before.split(' ').every((word) => isTalk(word))) return [`${before} ${text}`];
  if (/\bx$/.test(before)) return [`${before} ${text}`];
  if (/\d/.test(before)) return [before, text];
  const [, pieces, next] = PIECES_AND_MORE.exec(text) ?? [];
  if (pieces !== undefined && next !== undefined) return [`${before} ${pieces}`, next];
  const belongs = IS_PIECES.test(text) || readPhrase(text).isBare;
  return belongs ? [`${before} ${text}`] : [before, text];
}
