import type { Rule } from '../rewritten';

/** What holds nothing but its parts. */
const OF_PARTS =
  '(?:(?:protein|fruit|green|whey) )?(?:smoothie|shake)|fruit salad|(?:(?:breakfast|yogh?urt|smoothie|protein|grain|power|nourish|buddha|harvest) bowl)|(?:snack |cheese |charcuterie |mezze? )?(?:plate|board|platter)|charcuterie|salad';
/** What is one portion, whatever is in it. */
const ONE_PORTION =
  '(?:trail|nut|snack) mix|overnight oats|bircher(?: muesli)?|muesli|granola|(?:caesar|greek|cobb|garden|house|caprese|waldorf) salad';
/** What is called by its meat, and else by the first of its parts. */
const BY_FIRST_PART =
  'stir[- ]?fry|curry|soup|stew|wrap|burrito(?: bowl)?|quesadilla|omelett?e|omlette|pizza|noodles|fried rice|poke bowl|toastie|panini';
/** What stands beside a dish, and not in it. */
const BESIDE =
  /\b(?:rice|naan|roti|chapati|bread|toast|roll|chips|fries|crisps|salad|drink|coke|tea|coffee|side)\b/;
const IS_BOWL = /burrito|poke/;

const MEAT =
  /\b(?:chicken|beef|steak|pork|lamb|turkey|ham|bacon|salami|pepperoni|prawns?|shrimps?|salmon|tuna|fish|tofu|carnitas|barbacoa|falafel|halloumi)\b/;

const PART = String.raw`\p{L}[\p{L}&' -]{1,24}`;
const LIST = String.raw`(${PART})((?:(?:, ?(?:and )?| and | & | ?\+ ?)${PART}){1,7})`;
const START = String.raw`(?<=^ ?|[,;.\n] ?|\b(?:an?|my|had|and|with|big|small|large|homemade|\d{1,2}|two|three|four) )`;

const IN_BRACKETS = String.raw` ?[(\[] ?${LIST} ?[)\]]`;
const PARTS_ALONE = new RegExp(String.raw`${START}((?:${OF_PARTS})(?:e?s)?)${IN_BRACKETS}`, 'gu');
const PORTION_OF_ALL = new RegExp(
  String.raw`${START}((?:${ONE_PORTION})(?:e?s)?)${IN_BRACKETS}`,
  'gu',
);
const NAMED_BY_PART = new RegExp(
  String.raw`${START}((?:${BY_FIRST_PART})(?:e?s)?)${IN_BRACKETS}`,
  'gu',
);

/** Dishes with a list of their parts in brackets: 'smoothie (banana, milk)', 'wrap (chicken, lettuce, mayo)'. */
export const LISTED_PARTS: readonly Rule[] = [
  [
    PARTS_ALONE,
    // Of several it is told once.
    (_, dish = '', first = '', rest = '') => (/s$/.test(dish) ? dish : `${first}${rest}`),
  ],
  [
    PORTION_OF_ALL,
    (_, dish = '', first = '', rest = '') => `${MEAT.exec(first + rest)?.[0] ?? ''} ${dish}`,
  ],
  [NAMED_BY_PART, byFirstPart],
];

function byFirstPart(whole = '', dish = '', first = '', rest = ''): string {
  if (!IS_BOWL.test(dish) && BESIDE.test(first + rest)) return whole;
  return `${MEAT.exec(first + rest)?.[0] ?? first} ${dish}`;
}
