import { readTimes } from '../plain-numbers';
import type { Rule } from '../rewritten';

const SPIRIT =
  '(?:vodka|rum|gin|whisk(?:e?y|ie)|bourbon|brandy|tequila|bacardi|malibu|jd|jack|captain morgan|hennessy|jameson)s?';
/** Without energy: the drink is the spirit's. */
const LIGHT =
  '(?:diet (?:coke|cola|pepsi|lemonade|tonic|sprite|7 ?up)|coke zero|pepsi max|diet tonic|soda(?: water)?|sparkling water)';
const JOINT = '(?: and | & | n | with | w | ?\\+ ?| )';
/** '3 vodka lemonades (single, diet lemonade)' */
const DIET_BEHIND = new RegExp(
  String.raw`\b(${SPIRIT})${JOINT}(lemonade|coke|cola|pepsi)s?,? ?(?:\(|(?:with|w) )?(?:(single|double)s?,? (?:with )?)?(?:diet|(?:coke )?zero|sugar free|slimline|no sugar)(?: (?:lemonade|coke|cola|pepsi))?\)?(?= ?(?:$|[,;.+\n]|and\b))`,
  'g',
);
/** 'double vodka diet coke x3', '2 rum and pepsi max' */
const WITH_LIGHT = new RegExp(
  String.raw`(?<!\d ?(?:ml|cl|oz)(?: of)? )(?:(?<![\d.])\b(\d{1,2}(?:\.\d)?|an?|one|two|three|four) )?\b(?:(single|double|large) )?(?:(?:shots?|measures?|nips?)(?: of)? )?(${SPIRIT})${JOINT}(${LIGHT})(?:,? ?(?:x|×) ?(\d))?(?= ?(?:$|[,;.+\n]|and\b|with\b|n\b))`,
  'g',
);

/** '60 ml whisky with soda', '50 ml vodka and coke': so much of the spirit. */
const POURED_WITH_LIGHT = new RegExp(
  String.raw`\b(\d{1,3} ?(?:ml|cl|oz)(?: of)? ${SPIRIT})${JOINT}(${LIGHT})(?= ?(?:$|[,;.+\n]|and\b|with\b|n\b))`,
  'g',
);

const PEGS: Readonly<Record<string, number>> = {
  small: 0.7,
  chota: 0.7,
  large: 1.4,
  bada: 1.4,
  patiala: 2.8,
};
const PEG = '(?:(small|chota|large|bada|patiala) )?pegs?';
/** '2 large pegs of rum', 'whisky 2 peg': about as much as a shot. */
const PEGS_OF = new RegExp(
  String.raw`(?:(?<![\d.])\b(\d{1,2}(?:\.\d)?|an?|one|two|three|four) )?\b${PEG} (?:of )?(?=\p{L})(?!and\b|with\b)`,
  'gu',
);
const PEGS_BEHIND = new RegExp(
  String.raw`\b(${SPIRIT}),? (\d{1,2}|an?|one|two|three|four) ${PEG}\b`,
  'g',
);

const shotsOf = (count: string, size: string) =>
  Number((readTimes(count) * (PEGS[size] ?? 1)).toFixed(1));

function withLight(
  ...[, count = '', size = '', spirit = '', mixer = '', times = '']: string[]
): string {
  const glasses = Number((readTimes(count) * readTimes(times) * measureOf(size)).toFixed(1));
  return `${glasses} shots of ${spirit} ; ${mixerName(mixer)}`;
}

/** Who says 'single' has the 25 or 30 ml of a British or Australian bar. */
function measureOf(size: string): number {
  if (size === 'single') return PEGS['small'] ?? 1;
  return /double|large/.test(size) ? 2 : 1;
}

const mixerName = (mixer: string) => (/soda|sparkling/.test(mixer) ? 'soda water' : mixer);

const SWEET =
  '(?:coke|cola|pepsi|lemonade|tonic(?: water)?|ginger (?:ale|beer)|cranberry(?: juice)?|orange juice|oj|red ?bull|sprite|7 ?up)';
const SWEET_ML = 150;
/** 'double vodka coke': of what it is mixed with, a double has no more than a single. */
const DOUBLE_WITH_SWEET = new RegExp(
  String.raw`\b(?:(\d|an?|one|two|three|four) )?(?:double|large) (${SPIRIT})${JOINT}(${SWEET})(?:,? ?(?:x|×) ?(\d))?(?= ?(?:$|[,;.+\n]|and\b|with\b|n\b))`,
  'g',
);

function doubleWithSweet(...[, count = '', spirit = '', mixer = '', times = '']: string[]): string {
  const glasses = readTimes(count) * readTimes(times);
  return `${2 * glasses} shots of ${spirit} ; ${SWEET_ML * glasses} ml ${mixer}`;
}

/** A can of both is more than so little. */
const POURED_WITH_SWEET = new RegExp(
  String.raw`(?<![\d.])(\d{2} ?ml(?: of)? ${SPIRIT}|[1-4] ?oz(?: of)? ${SPIRIT})${JOINT}(${SWEET})(?= ?(?:$|[,;.+\n]|and\b|with\b|n\b))`,
  'g',
);

const DOUBLE_SLIMLINE_GRAMS = 250;

const slimlineOf = (isDouble: boolean, times: string) =>
  isDouble ? `${DOUBLE_SLIMLINE_GRAMS * Number(times)} g` : times;

const PUMP_GRAMS = 10;

/** Spirits with what they are mixed with, coffees with their milk, and drinks that are told by their maker's word. */
export const MIXED_DRINKS: readonly Rule[] = [
  [
    /\b(lattes?|cap+uc+inos?|flat whites?|mochas?)((?:,? (?:\d{1,2} ?oz|\d{3} ?ml|small|medium|large|regular|tall|grande|venti)){1,2}),? (?:with )?(?:semi[ -]skimmed|whole|full fat|2 ?%)(?: milk)?(?= ?(?:$|[,;.+\n]|and\b))/g,
    '$2 $1',
  ],
  [
    /\b(lattes?|cap+uc+inos?|flat whites?|mochas?)((?: (?:small|medium|large|regular|tall|grande|venti))?), (?:with )?(oat|almond|soya?|coconut|skimmed|skim)(?: milk)?(?= ?(?:$|[,;.+\n]|and\b))/g,
    '$2 $3 milk $1',
  ],
  [
    /\b(teas?|coffees?|brews?|cuppas?)\b([^,;.\n]{0,25}), (?:semi[ -]skimmed|skimmed|full fat)(?: milk)?(?= ?(?:$|[,;.]|and\b))/g,
    '$1$2 with milk',
  ],
  [/\boatly (?:barista )?(?=(?:flat white|latte|cappuccino|mocha)\b)/g, 'oat milk '],
  [
    /\b(?:(\d|an?|one|two|three|four|five|six) )?pumps? (?:of )?((?:sugar free )?(?:caramel|mocha|vanilla|hazelnut|pumpkin|white mocha|toffee|cinnamon|brown sugar|chai|raspberry|peppermint|coconut))(?: swirl| syrup| sauce)?\b/g,
    (_, count = '', taste = '') =>
      `${PUMP_GRAMS * readTimes(count)} g ${/sugar free/.test(taste) ? 'sugar free syrup' : 'caramel syrup'}`,
  ],
  [/\bg ?(?:&|n|and) ?t\b(?=,? (?:x ?\d )?(?:with )?(?:diet|slimline))/g, 'gin and tonic'],
  [
    /\b(?:(double|single) )?gin (?:and|n|&) tonic,? (?:x ?(\d) )?(?:with )?(?:diet|slimline)(?: tonic)?\b(?:,? ?x ?(\d)\b)?/g,
    (_, size = '', ahead = '', behind = '') =>
      `${slimlineOf(size === 'double', [ahead, behind].find((times) => /^\d$/.test(times)) ?? '1')} gin and slimline tonic`,
  ],
  [PEGS_OF, (_, count = '', size = '') => `${shotsOf(count, size)} shots of `],
  [
    PEGS_BEHIND,
    (_, spirit = '', count = '', size = '') => `${shotsOf(count, size)} shots of ${spirit}`,
  ],
  [
    DIET_BEHIND,
    (_, spirit = '', mixer = '', size = '') =>
      `${/single|double/.test(size) ? `${size} ` : ''}${spirit} diet ${mixer}`,
  ],
  [POURED_WITH_LIGHT, (_, spirit = '', mixer = '') => `${spirit} ; ${mixerName(mixer)}`],
  [POURED_WITH_SWEET, `$1 ; ${SWEET_ML} ml $2`],
  [WITH_LIGHT, withLight],
  [DOUBLE_WITH_SWEET, doubleWithSweet],
  // A shot of it is none of what it is mixed with.
  [
    new RegExp(String.raw`\b(shots? (?:of )?${SPIRIT})(?:,| and| with| n) (?=\p{L})`, 'gu'),
    '$1 ; ',
  ],
  // 'bourbon 2oz neat' is no biscuit.
  [
    /\bbourbon(?=,? (?:\d{1,2}(?:\.\d)? ?(?:oz|ml|cl)|neat|on (?:the )?(?:rocks|ice)|and (?:coke|ginger|soda)))|(?<=\b(?:\d ?(?:oz|ml|cl)|shots?|fingers?|glass|double)(?: of)? )bourbon\b(?! (?:biscuit|cream|chicken|street))/g,
    'bourbon whiskey',
  ],
  [
    /\b(?:pike(?: place)?(?: roast)?|(?:blonde|dark|medium|veranda) roast)(?= ?(?:$|[,;.+]|with\b|w\b|and\b|large\b|medium\b|small\b|no\b|black\b|\d))(?<!\b(?:northern|grilled|baked|fried|smoked|poached) pike)/g,
    'coffee',
  ],
  [
    /\b(?:skim(?:med)?|skinny|non ?fat|fat free)(?: milk)? cap+uc+ino\b|\bcap+uc+ino (?:(?:with|w) )?(?:skim(?:med)?|skinny|non ?fat|fat free)(?: milk)?\b/g,
    'nonfat cappuccino',
  ],
  // 'coffee w oat': the milk of it.
  [
    /\b((?:coffees?|cold brew|americanos?|espressos?|tea|chai|matcha)(?:,? (?:with|w))?(?: (?:an? )?(?:splash|dash|drop|bit|drizzle) of)?) (oat|almond|soya?|coconut)(?! ?(?:milk|creamer|cream|bar|biscuits?|cookies?|cakes?|flour|butter|bread|croissant|sugar))(?= ?(?:$|[,;.+\n]|and\b|no\b|n\b))/g,
    '$1 $2 milk',
  ],
];
