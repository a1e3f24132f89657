import { NUMBER } from '../language/plain-numbers';
import { namesWithAmounts, namesWithStates, UNITS } from './names-with-amounts';
import { anyPortionWord } from './portion-word';
import { readPhrase } from './read-phrase';
import { isFillerWord } from './tokens';
import { readUnit } from './units';

// A number in the middle starts the next food: '2 eggs 3 slices bacon'.
const HALF = String.raw`half(?!\s(?:fat|caf|decaf|sweet|sugar|calorie|and|size|price|portion|dozen|stack|rack|chicken))`;
// 'two egg two bacon two sausage', as a phone writes what is spoken.
const SPOKEN = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\s(?:cheese|bean|spice|layer|grain|fruit|meat|milk|good|way|course|or|and|to)s?\b)`;
const INNER_AMOUNT = new RegExp(
  `\\s(?=(?:${NUMBER})\\s+[\\p{L}])|(?<=\\p{L}{3})\\s(?=(?:${HALF}|${SPOKEN})\\s+[\\p{L}])`,
  'gu',
);

// 'chicken 200 g rice 150 g': who ends with an amount has each behind its food.
// Looked for backwards from the end, which takes no longer than the amount is long.
const TRAILING_AMOUNT = new RegExp(`$(?<=\\s(?:${NUMBER})\\s*${UNITS})`, 'u');

const AFTER_AMOUNT = new RegExp(`(?<=\\s(?:${NUMBER})\\s*${UNITS})\\s`, 'gu');

const PIECES = String.raw`[\d./ -]+(?:[^\S ]\s*)?(?:${anyPortionWord('counts')})`;

/** 'falafel 4 pcs hummus': the pieces are of what stands before them. */
const PIECES_AND_MORE = new RegExp(`^(${PIECES})\\s+(?!of\\b)(\\S.*)$`);

const IS_PIECES = new RegExp(`^${PIECES}\\b`);

/** 'parle g 6 biscuits': what is counted is what stands before. */
const IS_KIND =
  /^(\d{1,2}) (biscuits?|cookies?|crackers?|sweets?|candies|bars?|squares?|nuggets?|wings?|pralines?|truffles?)$/;

/** 'tea 2 biscuits' */
const DRUNK =
  /\b(?:tea|cuppa|brew|chai|coffee|latte|cappuccino|americano|flat white|cocoa|hot chocolate|milk|water|coke|juice|smoothie|shake)$/;

/** 'salad 4 nuggets', 'yogurt 2 biscuits': these are not what is counted. */
const SERVED =
  /\b(?:salad|soup|curry|rice|noodles|ramen|mash|fries|chips|pasta|sandwich|wrap|burger|(?:cole)?slaw|veg(?:gies|etables)?|beans|peas|yogh?urt|bananas?|apples?|oranges?|grapes|toast|pie|pizza|cheese|sushi|stew|chill?i|mac)$/;

function isBesideKind(before: string): boolean {
  return DRUNK.test(before) || SERVED.test(before);
}

/** Cuts a stretch without separators where an amount begins another food. */
export function cutAtAmounts(part: string): string[] {
  if (/(?:k?cals?|calories|kj)\s?(?:per|\/|a)?\s?100 (?:g|ml)\b/.test(part)) return [part];
  if (/^\p{L}/u.test(part) && TRAILING_AMOUNT.test(part)) return part.split(AFTER_AMOUNT);
  const pairs = namesWithStates(part) ?? namesWithAmounts(part);
  if (pairs !== undefined) return pairs;
  const pieces: string[] = [];
  for (const text of part.split(INNER_AMOUNT)) {
    const before = pieces.pop();
    if (before === undefined) pieces.push(text);
    else pieces.push(...joinedOrNot(before, text));
  }
  return pieces;
}

/** 'scrambled 3 eggs', 'grilled 200 g chicken': the way of preparing goes behind the amount. */
const AMOUNT_AHEAD =
  /^([\d./-]{1,12} (?:(?:g|kg|oz|lb|ml|cups?|slices?|large|small|medium) (?:of )?)?)/;
const PREPARED = /^(?:scrambled|fried|boiled|poached|grilled|baked|roasted|steamed|raw)$/;

const PERCENT = /\d[\d.]{0,4} ?%/g;

/** 'oatmeal 1/2 cup dry', 'bacon 2 slices', 'a hearty 250 g serving': one food. */
function joinedOrNot(before: string, text: string): string[] {
  if (before.split(' ').every((word) => isFillerWord(word))) return [`${before} ${text}`];
  if (/\bx$/.test(before) || isFactor(before, text)) return [`${before} ${text}`];
  // '2% greek yogurt 1 cup': how fat it is.
  if (/\d/.test(before.replace(PERCENT, ''))) return [before, text];
  return behindWords(before, text);
}

function behindWords(before: string, text: string): string[] {
  if (PREPARED.test(before)) return [text.replace(AMOUNT_AHEAD, `$1${before} `)];
  const [, pieces, next] = PIECES_AND_MORE.exec(text) ?? [];
  if (pieces !== undefined && next !== undefined) return [`${before} ${pieces}`, next];
  const [kind, count, thing] = IS_KIND.exec(text) ?? [];
  if (kind !== undefined && !isBesideKind(before)) return [`${before} ${thing} x${count}`];
  const belongs = IS_PIECES.test(text) || readPhrase(text).isBare;
  return belongs ? [`${before} ${text}`] : [before, text];
}

const NUMBER_WORD = /^(?:\d[\d./-]{0,9}|half|an?|one|two|three|four|five|six|of|the|my)$/;

/** '2 330 ml cans', 'half of 6 nuggets', '2 packs of 25 g crisps': what tells how many of the amount behind it. */
function isFactor(before: string, text: string): boolean {
  const words = before.split(' ');
  if (words.every((word) => NUMBER_WORD.test(word))) return isStated(text) || words.includes('of');
  return isStated(text) && / of(?: an?| the)?$/.test(before);
}

function isStated(text: string): boolean {
  const [number = '', unit = ''] = text.split(' ');
  const kind = readUnit(unit)?.kind;
  return NUMBER_WORD.test(number) && (kind === 'weight' || kind === 'volume');
}
