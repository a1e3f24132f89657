// What chains sell as a meal with fries and a drink.
const MAINS =
  String.raw`(?:big )?macs?|mcchickens?|mcdoubles?|mcribs?|mcnuggets?|(?:quarter[ -]?)?pounders?|quarterpounders?` +
  String.raw`|whoppers?(?: jrs?| juniors?)?|baconators?|zingers?|chicken royales?|filet[ -]o[ -]fish` +
  String.raw`|(?:chicken )?(?:nuggets?|tenders?|strips|fingers|sandwich)|nuggs|(?:ham|cheese|bacon ?cheese)?burgers?` +
  String.raw`|chick[ -]fil[ -]?a?|kfc|fries`;
const CHAINS =
  String.raw`mc ?donald'?s|maccas|maccies|mcd'?s|burger king|bk|wendy'?s|(?:five|5)[ -]guys|in[ -]n[ -]out|shake shack` +
  String.raw`|jack in the box|carl'?s jr|hardee'?s|whataburger|sonic|fast food`;
const MEAL = String.raw`(?:(?:extra )?value )?(?:combo )?(?:meals?|menus?|combos?)\b(?! (?:deals?|replacement|prep))`;
const SIZE = 'small|medium|large|big(?! mac)|regular|supersized?|xl';
const COUNT = String.raw`\d{1,2}(?:\.\d{1,3})?(?=\s)`;

const CHAIN_MEAL = new RegExp(
  String.raw`\b(?:(${COUNT}|half(?: an?)?|an?|one)(?! guys)\s)?(?:(${SIZE})\s)?` +
    String.raw`((?:(?!and\b|with\b|for\b|my\b|the\b|of\b)[a-z0-9'-]{1,15}\s){0,4}?)` +
    String.raw`(?:(${MAINS})((?: deluxe)?(?: with cheese)?)|(${CHAINS}))\s${MEAL}` +
    String.raw`(?:,?\s(${SIZE})(?=\s*(?:$|[,;.])))?`,
);
const NO_FRIES =
  /,? ?\b(?:no|without|minus|hold(?: the)?|skip(?:ped)?(?: the)?) (?:the |any )?(?:fries|chips|sides?)\b/;
const NO_DRINK =
  /,? ?\b(?:no|without|minus|skip(?:ped)?(?: the)?) (?:the |an? |any )?(?:drinks?|soda|coke|pop)\b/;
const FRIES =
  /\b(?:fries|chips|wedges|tots|onion rings|salad|mash|coleslaw|slaw|apple slices|hash ?browns?)\b/;
const DRINK =
  /\b(?:drinks?|coke|cola|pepsi|sprite|fanta|dr\.? pepper|sodas?|pop|milk ?shakes?|shakes?|lemonade|tea|coffee|juice|water|milk|beer|smoothie|root beer|mountain dew|7 ?up|gatorade|slushie|frozen|latte|frosty)\b/;

// '6 piece nuggets': their number is none of the meals.
const PIECES = /piece|pc|nugg|tender|strip|finger|kfc/;
const CONTINUED = /^\s*(?:$|[,;.]|(?:and|with|no|without)\b)/;
const ANY_DRINK = /\b(?:soft )?drink\b(?=\s*(?:$|[,;.]))/;

/** What stands for what a meal's name does not tell: names of foods of their own, so that it can be asked. */
export const UNTOLD = { burger: 'fast food burger', drink: 'fountain drink' } as const;

export function isUntold(words: string): boolean {
  return words === UNTOLD.burger || words === UNTOLD.drink;
}

/**
 * 'a large big mac meal' as '1 big mac ; 1 large fries ; 1 large fountain drink', but for what is said to be
 * missing or is named beside it. Takes normalised text with plain numbers.
 */
export function spellChainMeals(text: string): string {
  if (!/\b(?:meal|menu|combo)s?\b/.test(text)) return text;
  const found = CHAIN_MEAL.exec(text);
  if (!found) return text;
  const ahead = text.slice(0, found.index);
  const behind = text.slice(found.index + found[0].length);
  const parts = partsOf(found, `${ahead} ${behind}`).join(' ; ');
  const join = CONTINUED.test(behind) ? ' ' : ' ; ';
  return `${ahead}${parts}${join}${without(behind)}`;
}

/** @param beside what is told of before and behind the meal */
function partsOf(found: RegExpExecArray, beside: string): string[] {
  const [, number = '', before, told = '', main, more = '', , after] = found;
  const food = main === undefined ? UNTOLD.burger : `${told}${main}${more}`;
  const sides = [
    ...(main === 'fries' || FRIES.test(beside) ? [] : ['fries']),
    ...(DRINK.test(beside) ? [] : [UNTOLD.drink]),
  ];
  const ofSides = `${PIECES.test(food) ? '' : number} ${before ?? after ?? 'medium'}`.trim();
  return [`${number} ${food}`.trim(), ...sides.map((side) => `${ofSides} ${side}`)];
}

/** Behind the meal: what it is without is no part of it, and 'with a drink' tells no more of the drink. */
function without(text: string): string {
  return text.replace(NO_FRIES, ' ').replace(NO_DRINK, ' ').replace(ANY_DRINK, UNTOLD.drink);
}
