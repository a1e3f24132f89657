import { PUB_DRINK } from './pub-measures';

// What chains sell as a meal with fries and a drink.
const MAINS =
  String.raw`(?:big )?macs?|mcchickens?|mcdoubles?|mcribs?|mcnuggets?|(?:double )?(?:quarter[ -]?)?pounders?|quarterpounders?` +
  String.raw`|whoppers?(?: jrs?| juniors?)?|baconators?|zingers?|chicken royales?|filet[ -]o[ -]fish` +
  String.raw`|(?:chicken )?(?:nuggets?|tenders?|wings|strips|fingers|sandwich)|kfc original recipe|nuggs|(?:ham|cheese|bacon ?cheese)?burgers?` +
  String.raw`|chick[ -]fil[ -]?a?|kfc|fries`;
const CHAINS =
  String.raw`mc ?donald'?s|maccas|maccies|mcd'?s|burger king|bk|wendy'?s|(?:five|5)[ -]guys|in[ -]n[ -]out|shake shack` +
  String.raw`|jack in the box|carl'?s jr|hardee'?s|whataburger|sonic|fast food`;
const MEAL = String.raw`(?:(?:extra )?value )?(?:combo )?(?:meals?|menus?|combos?)\b(?! (?:deals?|replacement|prep))`;
const SIZES = 'small|medium|large|big|regular|supersized?|xl';

const CHAIN_MEAL = new RegExp(
  String.raw`\b(?:(${MAINS})((?: deluxe)?(?: with cheese)?)|(?:${CHAINS}))\s(?:(${SIZES})\s)?${MEAL}(?:,?\s(${SIZES})(?=\s?(?:$|[,;.]|(?:with|w|no|and|coke|diet|sprite|fanta|pepsi)\b)))?`,
);
/** Where a thing is from, and no meal of it. */
const FROM_MENU = /\b(?:from|on|off) (?:the|their|a) [a-z' ]{2,20} menu\b/;
/** A chain alone, and a volume of nobody knows what: what it was is asked. */
const CHAIN_ALONE = new RegExp(String.raw`^\s?(?:${CHAINS})\s?$`);
const DRINK_ALONE =
  /^\s?(?:about )?(?:half(?: an?)?|an?|\d{1,2}(?:\/\d)?) (?:gallon|liter|litre|pint(?=s? of))s?(?: of (?:an? )?(?:drink|something|stuff))?\s?$/;
const OF_DRINK = /(?: of [a-z ]{1,20})?\s?$/;
const IS_SIZE = new RegExp(`^(?:${SIZES})$`);
const IS_COUNT = /^(?:\d{1,2}(?:\.\d{1,3})?|an?|one|half)$/;
const NO_LEAD = /^(?:and|with|for|my|the|of)$|[^a-z0-9'.-]/;
const LEAD_MAX = 6;
const NO_FRIES =
  /,? ?\b(?:no|without|minus|hold(?: the)?|skip(?:ped)?(?: the)?) (?:the |any )?(?:fries|chips|sides?)\b/;
const NO_DRINK =
  /,? ?\b(?:no|without|minus|skip(?:ped)?(?: the)?) (?:the |an? |any )?(?:drinks?|soda|coke|pop)\b/;
const FRIES =
  /\b(?:fries|chips|wedges|tots|onion rings|salad|mash|coleslaw|slaw|apple slices|hash ?browns?)\b/;
const DRINK =
  /\b(?:drink|coke|cola|pepsi|sprite|fanta|dr\.? pepper|soda|pop|milk ?shake|shake|lemonade|tea|coffee|juice|water|milk|beer|smoothie|root beer|mountain dew|7 ?up|gatorade|slushie|frozen|latte|frosty)s?\b/;

/** 'a large big mac meal with coke': the drink is of that size, too. */
const DRINK_NEXT =
  /^(\s*(?:(?:,|with|w|and|&) ?)*(?:an? )?)(?=(?:diet |zero )?(?:coke|cola|pepsi|sprite|fanta|dr\.? pepper|soda|lemonade|root beer|mountain dew|7 ?up)\b)/;

// '6 piece nuggets': their number is none of the meals.
const PIECES = /piece|pc|nugg|tender|wing|strip|finger|kfc/;
const CONTINUED = /^\s*(?:$|[,;.]|(?:and|with|no|without)\b)/;
const ANY_DRINK = /\b(?:soft )?drink\b(?=\s*(?:$|[,;.]))/;

/** What stands for what a meal's name does not tell: names of foods of their own, so that it can be asked. */
export const UNTOLD = {
  burger: 'fast food burger',
  drink: 'fountain drink',
  pint: PUB_DRINK,
} as const;

export function isUntold(words: string): boolean {
  return Object.values<string>(UNTOLD).includes(words);
}

/**
 * 'a large big mac meal' as '1 big mac ; 1 large fries ; 1 large fountain drink', but for what is said to be
 * missing or is named beside it. Takes normalised text with plain numbers.
 */
export function spellChainMeals(text: string): string {
  if (CHAIN_ALONE.test(text)) return spellChainMeals(`${text.trim()} meal`);
  if (DRINK_ALONE.test(text)) return text.replace(OF_DRINK, '') + ` of ${UNTOLD.drink}`;
  if (!/\b(?:meal|menu|combo)s?\b/.test(text)) return text;
  const found = CHAIN_MEAL.exec(text);
  if (!found || FROM_MENU.test(text)) return text;
  const { before, ...lead } = leadOf(text.slice(0, found.index));
  const behind = text.slice(found.index + found[0].length);
  const parts = partsOf(found, lead, `${before} ${behind}`).join(' ; ');
  const join = CONTINUED.test(behind) ? ' ' : ' ; ';
  const size = lead.size ?? found[3] ?? found[4];
  const sized = size === undefined ? behind : behind.replace(DRINK_NEXT, `$1${size} `);
  return `${before} ${parts}${join}${without(sized)}`;
}

interface Lead {
  count: string;
  size: string | undefined;
  /** What else is said of the main: 'spicy', '6 piece'. */
  told: string;
}

/** What stands before the main and is of it: 'lunch: | 2 large spicy' */
function leadOf(ahead: string): Lead & { before: string } {
  const words = ahead.trimEnd().split(' ');
  const stop = words.findLastIndex((word) => NO_LEAD.test(word));
  const first = Math.max(stop + 1, words.length - LEAD_MAX);
  const lead = words.slice(first);
  const at = lead.findIndex((word, place) => IS_COUNT.test(word) && lead[place + 1] !== 'guys');
  const from = Math.max(0, at);
  const end = at < 0 ? 0 : lead.findIndex((word, place) => place >= at && !IS_COUNT.test(word));
  const named = end < 0 ? [] : lead.slice(end);
  return {
    before: [...words.slice(0, first), ...lead.slice(0, from)].join(' '),
    count: at < 0 ? '' : lead.slice(at, end < 0 ? undefined : end).join(' '),
    size: named.find((word) => IS_SIZE.test(word)),
    told: named.filter((word) => !IS_SIZE.test(word)).join(' '),
  };
}

/** @param beside the text before and behind the meal */
function partsOf(
  [, main, more = '', between, after = 'medium']: RegExpExecArray,
  { count, size = between ?? after, told }: Lead,
  beside: string,
): string[] {
  const food = main === undefined ? UNTOLD.burger : `${told} ${main}${more}`.trim();
  const isFriesTold = main === 'fries' || FRIES.test(beside);
  const sides = [isFriesTold ? [] : 'fries', DRINK.test(beside) ? [] : UNTOLD.drink].flat();
  const ofSides = PIECES.test(food) ? size : `${count} ${size}`.trim();
  return [`${count} ${food}`.trim(), ...sides.map((side) => `${ofSides} ${side}`)];
}

/** Behind the meal: what it is without is no part of it, and 'with a drink' tells no more of the drink. */
function without(text: string): string {
  return text.replace(NO_FRIES, ' ').replace(NO_DRINK, ' ').replace(ANY_DRINK, UNTOLD.drink);
}
