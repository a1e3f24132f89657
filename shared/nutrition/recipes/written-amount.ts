import { mixedNumber } from './mixed-number';
import { withPackWeight } from './with-pack-weight';
import { counted, NUMBER, replaced, rounded, TEASPOONS } from './written-number';

const N = NUMBER;

const UNITS =
  'g|kg|grams?|ml|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|pounds?|pints?|quarts?|floz|cups?|tbsps?|tablespoons?|tsps?|teaspoons?';

const SAID_NUMBERS: Readonly<Record<string, string>> = {
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  'a dozen': '12',
  'one dozen': '12',
  '1 dozen': '12',
  'half a dozen': '6',
  'a couple': '2',
  'a pair': '2',
  several: '4',
};
const SAID_NUMBER =
  /^(?:half a dozen|(?:a|one|1) dozen|a couple|a pair|three|four|five|six|seven|eight|nine|ten|twelve|several)(?: of)?(?= )/iu;

/** An ingredient's line with its amount first, as one number and one unit if it has them. */
export function writtenAmount(line: string): string {
  const inFront = amountInFront(withRange(shortUnits(line)));
  return ofTwoSorts(ofEach(withSum(withPackWeight(oneOfTwoSystems(inFront)))));
}

/** '2 T', '8 oz.', '1 pkg.', '8 fl. oz.': units in full, without periods. */
function shortUnits(line: string): string {
  return line
    .replace(/\b(fl|oz|lbs?|tbsps?|tbs|tsps?|pkgs?|pts?|qts?|kg|g|ml)\.(?=[\s)/,-]|$)/giu, '$1')
    .replace(/\bfl oz\b|\bfluid ounces?\b/giu, 'floz')
    .replace(/\bpkgs?\b/giu, 'package')
    .replace(/\btbs\b/giu, 'tbsp')
    .replace(/\bchil(?:ies|is)\b/giu, 'chillies')
    .replace(new RegExp(String.raw`^(${N})[ -]?T\.?(?= )`, 'u'), '$1 tbsp')
    .replace(new RegExp(String.raw`^(${N})[ -]?t\.?(?= )`, 'u'), '$1 tsp')
    .replace(new RegExp(String.raw`^(${N}) [Cc]\.?(?= \p{L})`, 'u'), '$1 cup')
    .replace(new RegExp(String.raw`^(${N}) (?:pcs?|nos?|units?)\.? (?:of )?`, 'iu'), '$1 ')
    .replace(SAID_NUMBER, (said) => SAID_NUMBERS[said.toLowerCase().replace(/ of$/u, '')] ?? said);
}

const RANGE = new RegExp(
  String.raw`^(?<low>${N}) ?(?:-|–|—|to|or) ?(?<high>${N})(?=[ -]|g\b|kg\b|ml\b)(?! ?x)`,
  'iu',
);
const RANGE_OF_PACK =
  /(?<low>\d{1,3})-? ?(?:to|or|–|-) ?(?<high>\d{1,3})[ -]?(?<unit>ounces?|oz|pounds?|lbs?|g|inch(?:es)?|cm)\b/iu;
// '2 14-ounce' is not a range.
const WIDEST = 5;

/** '2-3 onions' are two and a half; '4 (6- to 8-ounce) fillets' are seven ounces each. */
function withRange(line: string): string {
  const amount = replaced(line, RANGE, ({ low = '', high = '' }, all) => {
    const [from, to] = [mixedNumber(low), mixedNumber(high)];
    return to > from && to <= from * WIDEST ? String(rounded((from + to) / 2)) : all;
  });
  return replaced(amount, RANGE_OF_PACK, ({ low = '', high = '', unit = '' }, all) =>
    Number(high) > Number(low) ? `${rounded((Number(low) + Number(high)) / 2)}-${unit}` : all,
  );
}

const AMOUNT_BEHIND = new RegExp(
  String.raw`^(?<name>\p{L}[^\d(,;:–—]{1,50}?) ?(?:,| [-–—]|[:–—]) ?(?<amount>${N}(?: ?(?:${UNITS}))?)(?=$|,| \(| plus)`,
  'iu',
);

/** 'Olive oil – 2 tbsp', 'Onions: 2, chopped'. */
function amountInFront(line: string): string {
  return replaced(line, AMOUNT_BEHIND, ({ name = '', amount = '' }) => `${amount} ${name}`);
}

const PAIR = new RegExp(
  String.raw`^(?<times>${N} ?x ?)?(?<first>${N}[ -]?(?<unit>${UNITS})(?: ${N} ?(?:oz|ounces?))?) ?[/|] ?(?<other>${N}[ -]?(?<otherUnit>${UNITS}))(?: ${N} ?(?:oz|ounces?|floz))?\b`,
  'iu',
);

/** '250g/9oz', '1 cup/240 ml', '1kg/2lb 4oz': the amount in grams, else in milliliters, else the first. */
function oneOfTwoSystems(line: string): string {
  return replaced(line, PAIR, ({ times = '', first = '', unit, other = '', otherUnit }) =>
    metric(otherUnit) > metric(unit) ? `${times}${other}` : `${times}${first}`,
  );
}

function metric(unit = ''): number {
  if (/^(?:g|kg|grams?)$/iu.test(unit)) return 2;
  return /^(?:ml|cl|dl|l|litres?|liters?)$/iu.test(unit) ? 1 : 0;
}

const SPOONS = 'cups?|tbsps?|tablespoons?|tsps?|teaspoons?';
const SUM = new RegExp(
  String.raw`^(?<one>${N}) ?(?<unit>${SPOONS}) ?(?:plus|\+|and|&) (?<two>${N}) ?(?<other>${SPOONS})(?= )`,
  'iu',
);
const SUM_OF_WEIGHTS = new RegExp(
  String.raw`^(?<one>${N}) ?(?:lbs?|pounds?),? ?(?:plus |\+ ?|and )?(?<two>${N}) ?(?:oz|ounces?)(?= )`,
  'iu',
);

const inTeaspoons = (number: string, unit: string) =>
  mixedNumber(number) * (TEASPOONS[unit.toLowerCase()] ?? 1);

/** '1 cup plus 2 tablespoons', '2 lb 4 oz'. */
function withSum(line: string): string {
  const spoons = replaced(line, SUM, ({ one = '', unit = '', two = '', other = '' }) => {
    const all = inTeaspoons(one, unit) + inTeaspoons(two, other);
    return /^cup/iu.test(unit) ? `${rounded(all / 48)} cups` : `${rounded(all / 3)} tbsp`;
  });
  return replaced(
    spoons,
    SUM_OF_WEIGHTS,
    ({ one = '', two = '' }) => `${rounded(mixedNumber(one) * 16 + mixedNumber(two))} oz`,
  );
}

const OF_EACH = new RegExp(
  String.raw`^(?<amount>(?:${N}|an?) (?:${SPOONS}|pinch|handful|bunch))(?: of)? each(?: of)?:? (?<a>[^,(]{2,40}?)(?:, (?<b>[^,(]{2,40}?))?(?:, (?<c>[^,(]{2,40}?))?,? (?:and|&) (?<d>[^,(]{2,40})(?=$|,| \()`,
  'iu',
);

/** '1 tsp each salt and pepper' */
function ofEach(line: string): string {
  return replaced(line, OF_EACH, ({ amount = '', a, b, c, d }) =>
    [a, b, c, d].flatMap((name) => (name === undefined ? [] : [`${amount} ${name}`])).join(', '),
  );
}

const SORT = 'red|green|yellow|orange|white|brown|black|small|large|medium';
const TWO_SORTS = new RegExp(
  String.raw`^(?<one>${N}|half an?) (?:${SORT}) and (?<two>${N}|half an?) (?<sort>${SORT}) (?=\p{L})`,
  'iu',
);

/** '1/2 yellow and 1/2 red bell pepper' */
function ofTwoSorts(line: string): string {
  return replaced(
    line,
    TWO_SORTS,
    ({ one, two, sort = '' }) => `${rounded(counted(one) + counted(two))} ${sort} `,
  );
}
