import type { Rule } from '../rewritten';

const START = String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate|wise|like) )`;
const PART = '(?:half|1/2|quarter|1/4|third|1/3|most)';
const PACK = '(?:packs?|packets?|pkts?|bags?|tubes?|box(?:es)?|sleeves?|tubs?|punnets?)';
const PACK_OF = String.raw`(?:an? |the |my )?(?:${PART}(?: of)?(?: an?| the| my)? |1 )?${PACK} (?:of )?(?:the |my |those )?`;
const NAME = String.raw`((?:(?!and\b|with\b|n\b|w\b|of\b)[\p{L}&']{2,15} ){0,3}?(?!maybe\b|like\b|about\b|prob)[\p{L}&']{3,15})`;
const COUNT = '(\\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve)';
const GUESS = String.raw`[ ,(]{1,3}(?:(?:i think|i guess|maybe|like|about|roughly|approx|around|prob(?:ably)?|so|that'?s|=|~) ?){1,3}`;
const THINGS = String.raw`(?: ?(?:ish|biscuits?|bikkies|cookies?|crisps?|chips?|pieces?|pcs|cakes?|sweets?|crackers?|nuts?|gummies|bears|berries|balls?|of (?:them|those|these|em)|in total))?\)?`;
const END = String.raw`(?= ?(?:$|[,;.+\n]|and\b|with\b|w\b))`;
/** 'half a packet of digestives maybe 8 biscuits': the count tells how much of the pack it was. */
const GUESSED = new RegExp(`${START}${PACK_OF}${NAME}${GUESS}${COUNT}${THINGS}${END}`, 'gu');
/** 'quarter pack jaffa cakes, 4 cakes' */
const TOLD_AGAIN = new RegExp(
  String.raw`${START}${PACK_OF}((?:[\p{L}&']{2,15} ){0,2}([\p{L}']{3,15}?)s?),? \(?${COUNT} (?:\2s?|pieces|of (?:them|those|these|em))\)?${END}`,
  'gu',
);

/** 'a bar of dairy milk about 4 squares' */
const SQUARES = new RegExp(
  String.raw`${START}(?:an? |the |my )?(?:${PART}(?: of)?(?: an?| the| my)? |1 )?bars? (?:of )?${NAME}(?:${GUESS}|, ?)${COUNT} (squares|fingers|chunks)\)?${END}`,
  'gu',
);

/** How many of a pack there were, told beside a guess of how much of it. */
export const COUNTED_IN_PACKS: readonly Rule[] = [
  [GUESSED, '$2 $1'],
  [TOLD_AGAIN, '$3 $1'],
  [SQUARES, '$2 $3 of $1'],
];
