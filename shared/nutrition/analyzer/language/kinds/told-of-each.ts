import { readTimes } from '../plain-numbers';
import type { Rule } from '../rewritten';

const COUNT = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|(?:a )?couple of|a few)';
const NAME = String.raw`((?:(?!and\b|with\b|n\b|w\b)\p{L}+ ){0,3}?(?!and\b|with\b)\p{L}{2,})`;
const JOIN = String.raw`(?:,? (?:with |w\/? ?|and )|, | \()`;
const ABOUT = '(?:(?:about|around|approx|roughly|maybe|prob|like) |~ ?)?';
const AMOUNT = String.raw`(?:(\d{1,3}(?:\.\d{1,2})?|1\/2|half an?|an?|one|two|three) ?)?\b(tbsps?|tsps?|tablespoons?|teaspoons?|slices?|knobs?|pats?|scoops?|squares?|g|grams?|oz|ml)`;
const END = String.raw`(?=\s?(?:$|[,;.+\n]|and\b|with\b))`;
/** '2 slices of toast with 1 tbsp pb on each' */
const AMOUNT_AHEAD = new RegExp(
  String.raw`(?<![\d./])\b${COUNT} ${NAME}${JOIN}${ABOUT}${AMOUNT} (?:of )?${NAME},? \(?(?:on |in )?each\)?${END}`,
  'gu',
);
/** '2 bagels with pb (about 2 tbsp each)' */
const AMOUNT_BEHIND = new RegExp(
  String.raw`(?<![\d./])\b${COUNT} ${NAME}${JOIN}${NAME},? \(?${ABOUT}${AMOUNT} (?:on |in |of )?each\)?${END}`,
  'gu',
);
/** 'pancakes, 3 small ones' */
const ONES = new RegExp(
  String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate) )${NAME}(?:,| -|:|;| \()? ${COUNT} (?:(?:really|very|quite) )?(tiny|mini|small|little|medium|big|large|huge|thin|thick) ones?\)?${END}`,
  'gu',
);
const SIZES: Readonly<Record<string, string>> = {
  tiny: 'mini',
  little: 'small',
  big: 'large',
  huge: 'large',
};
const FEW = 3;

function countOf(word: string): number {
  if (/half|1\/2/.test(word)) return 0.5;
  if (/few/.test(word)) return FEW;
  if (/couple/.test(word)) return 2;
  return readTimes(word);
}

/** An amount that is stated for each of several things, as that of all of them, and what they are called behind their name. */
export const TOLD_OF_EACH: readonly Rule[] = [
  [
    AMOUNT_AHEAD,
    (...[, count = '', thing = '', one = '', unit = '', food = '']) =>
      `${count} ${thing} with ${countOf(count) * countOf(one)} ${unit} ${food}`,
  ],
  [
    AMOUNT_BEHIND,
    (...[, count = '', thing = '', food = '', one = '', unit = '']) =>
      `${count} ${thing} with ${countOf(count) * countOf(one)} ${unit} ${food}`,
  ],
  [ONES, (...[, thing = '', count = '', size = '']) => `${count} ${SIZES[size] ?? size} ${thing}`],
];
