import type { Rule } from '../rewritten';

/** Foods that nobody counts, which those who weigh them write without a unit. */
const WEIGHED = String.raw`(?:(?:chicken|turkey|beef|pork|lean|white|brown|greek|skim|whole|raw|cooked|sweet|cottage|peanut|frozen|dry|plain|basmati|jasmine|whey|egg) ){0,2}(?:oats|oatmeal|whey|protein powder|rice|chicken|chicken breast|breast|turkey|beef|mince|salmon|tuna|cod|steak|pasta|sweet potato|yog(?:h)?urt|quark|skyr|broccoli|broc|spinach|granola|lentils|quinoa|couscous|cottage cheese|berries|egg whites|whites|bread|avocado|tofu|mixed veg|veg|chickpeas|noodles|muesli)`;
const DRINKS = '(?:(?:skim|whole|orange|apple) )?(?:milk|juice|water)';
const SPREAD =
  'olive oil|oil|butter|honey|cheese|peanut butter|pb|almond butter|mayo|jam|feta|cheddar|mozzarella';
const RICH = `(?:${SPREAD}|chocolate|dark chocolate)`;
// 'dark chocolate 85' tells its cocoa.
const RICH_BEHIND = `(?:${SPREAD})`;
/** These are counted, too: by the hundred they are weighed. */
const MANY =
  '(?:potatoes|sweet potatoes|strawberries|blueberries|raspberries|mushrooms|prawns|shrimp|grapes|tomatoes|carrots)';
const AHEAD = String.raw`(?<=^ ?|[,;+&\n] ?|\b(?:and|with|plus) |\d ?(?:g|ml)? ?[a-z]+ (?:[a-z]+ )?)`;
const BEHIND = String.raw`(?= ?(?:$|[,;+&\n]|and\b|with\b|raw\b|cooked\b|dry\b|[a-z]+ (?:[a-z]+ )?\d))`;
const NO_OTHER = '(?! ?(?:cal|kcal|calories|x |%|ml|g\\b|oz|pack|count|calorie))';

/** What stands behind a food that is told by that word alone: '50 chicken nuggets' are fifty. */
const ALONE = String.raw`(?= ?(?:$|[,;.+&\n]|\d|(?:and|with|n|raw|cooked|dry|grilled|boiled|steamed|fried|roast(?:ed)?|baked)\b))`;

/** 'chicken 200 rice 250, all g cooked': the unit of every number stands behind the last. */
const ALL_GRAMS =
  /^(?=[^\n;]{0,60}\p{L}{3},? ?:?-? ?\d{2,4}\b)([^\n;]{6,200}?)[\s,;.(-]{1,4}(?:all|everything|weights) (?:are |is )?(?:in )?(?:g|grams?)(?: (raw|uncooked|dry|cooked))?(?: weights?)?\)?(?= ?(?:$|[,;\n]))/gu;
const BARE_NUMBER =
  /(?<=\p{L}{2},? ?:?-? ?)(?<![\d.])([1-9]\d{1,3})(?= ?(?:$|[,;+&(]|\p{L}{3}|and\b))/gu;

function eachInGrams(_: string, list = '', state = ''): string {
  const how = /raw|dry|uncooked/.test(state) ? ` ${state}` : '';
  return list.replace(BARE_NUMBER, `$1 g${how}`);
}

/** '50 oats 30 whey 200 milk', 'chicken 200, rice 150': grams, of what nobody counts by tens. */
export const BARE_GRAMS: readonly Rule[] = [
  [ALL_GRAMS, eachInGrams],
  // '200 rice/150 chicken'
  [
    /(?<=\b\d{2,3} ?g? ?(?!k?cal|kj|ml\b)\p{L}[\p{L} ]{2,20}) ?\/ ?(?=\d{2,3} ?g? ?\p{L}{3})/gu,
    ', ',
  ],
  [
    new RegExp(String.raw`${AHEAD}([2-9]\d|[1-9]\d\d)${NO_OTHER} (?=${WEIGHED}\b${ALONE})`, 'g'),
    '$1 g ',
  ],
  [new RegExp(String.raw`${AHEAD}([1-9]\d)${NO_OTHER} (?=${RICH}\b${ALONE})`, 'g'), '$1 g '],
  [new RegExp(String.raw`${AHEAD}([1-9]\d\d)${NO_OTHER} (?=${MANY}\b${ALONE})`, 'g'), '$1 g '],
  [new RegExp(String.raw`${AHEAD}([1-9]\d\d)${NO_OTHER} (?=${DRINKS}\b${ALONE})`, 'g'), '$1 ml '],
  [
    new RegExp(
      String.raw`(?<!\b[1-9] )\b(${DRINKS})(?: |: ?| - )([1-9]\d\d)${NO_OTHER}${BEHIND}`,
      'g',
    ),
    '$1 $2 ml',
  ],
  [new RegExp(String.raw`\b(${MANY})(?: |: ?| - )([1-9]\d\d)${NO_OTHER}${BEHIND}`, 'g'), '$1 $2 g'],
  [
    new RegExp(
      String.raw`(?<!\b[1-9] )\b(?!chicken 65\b)(${WEIGHED})(?: |: ?| - )([2-9]\d|[1-9]\d\d)${NO_OTHER}${BEHIND}`,
      'g',
    ),
    '$1 $2 g',
  ],
  [
    new RegExp(String.raw`\b(${RICH_BEHIND})(?: |: ?| - )([1-9]\d)${NO_OTHER}${BEHIND}`, 'g'),
    '$1 $2 g',
  ],
  // Of other numbers some are names of beers.
  [
    /(?<!\b[1-9] (?:\p{L}+ )?)\bbeers?(?: |: ?| - )(250|300|330|355|400|440|473|500|568|660)(?= ?(?:$|[,;+&\n]|and\b))/gu,
    'beer $1 ml',
  ],
];
