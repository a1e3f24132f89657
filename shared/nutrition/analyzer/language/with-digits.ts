import { readNumberWord } from './plain-numbers';

/** Behind these a number word is a name ('five guys'), or a part of a larger number or of talk. */
const NO_COUNT =
  '(?:guys|spice|bean|cheese|musketeers|layer|pepper|grain|milks|leches|fruit|course|meat|seed|berry|star|way|fold|roses|boys|treasures|bite|fingers?|kings|sisters|up|eleven|hundred|thousand|dozen|thirds?|quarters?|fourths?|fifths?|eighths?|tenths?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|of (?:us|them|those|these|it)|or|to|by|and an?|days?|years?|hours?|minutes|times|people|friends|kids|more|each|left)';
const COUNT = new RegExp(
  String.raw`(?<![-\d/.]|\b(?:or|to) )\b(two|three|four|five|six|seven|eight|nine|ten)\b(?!-| ?${NO_COUNT}\b)`,
  'g',
);
/** 'one plate', 'two idli one vada'; 'the big one', 'gave one away', 'one pot pasta' count nothing. */
const ONE =
  /(?<!\b(?:the|this|that|each|every|any|no|big|small|large|other|only|just|last|another|which|half|and|gave|ate|had|left|saved|shared|dropped|threw|at least|fiber|fibre|of|as) )\bone (?!of\b|more\b|another\b|each\b|half\b|third\b|quarter\b|to\b|and\b|or\b|away\b|left\b|time\b|day\b|pot\b|pan\b|tray\b|pound\b|in\b|on\b|from\b|with\b|at\b|for\b|is\b|was\b|without\b|no\b|that\b|who\b|thing\b|got\b|had\b|my\b|person\b|hundred\b|dozen\b|bag\b|size\b|pack\b|ten\b|eleven\b|twelve\b|twenty\b|thirty\b|forty\b|fifty\b|sixty\b|seventy\b|eighty\b|ninety\b)(?=\p{L}{3})/gu;

/** '6in turkey sub', 'a 6" tuna': how long or wide it is, and no number of it. */
const INCHES =
  /(?<![\d./])([2-9]|1[0-8])(?: ?["”]|'')(?=\s\p{L})|(?<![\d./])([2-9]|1[0-8])-?in(?=\s\p{L})/gu;
/** '6 in turkey sub'; 'put 6 in a sandwich' counts. */
const INCHES_APART =
  /(?<![\d./])(4|6|[89]|1[0246]) in (?!an?\b|the\b|my\b)(?=(?:\p{L}+ ){0,3}(?:subs?|hoagies?|pizzas?|tortillas?)\b)/gu;
/** '1.5 serves', 'half a serve of'; a soft serve is ice cream. */
const SERVES = /\b(\d{1,2}(?:[./]\d{1,2})?|an?|one|half an?) serve(s?)\b/g;

/** '1 cup (227 g)': what it weighed says more than what it was measured with. */
const WEIGHED_TOO =
  /\b(?:\d[\d./]{0,4} ?(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?)|1 (?:serving|container|packet|scoop|bowl|portion|pot|tub)) ?\((\d{1,4}(?:\.\d{1,2})? ?(?:g|ml|oz))\)/g;
const FISH =
  '(?:salmon|cod|haddock|trout|tilapia|catfish|mackerel|hake|sea ?bass|barramundi|snapper|pollock|basa|sole|plaice|halibut|mahi mahi)';
/** 'fried catfish 1 fillet hush puppies 3': the fillet is of what stands before it. */
const FILLET_BEHIND = new RegExp(
  String.raw`\b(${FISH},? \d{1,2} fillets?) (?=\p{L})(?!(?:of|and|with|w|in|on)\b)`,
  'gu',
);
/** 'salmon 1 fillet', '1 fillet of salmon': the table weighs half of a whole side by that name. */
const SALMON_BEHIND = /\bsalmon,? (\d{1,2}) (fillets?)\b/g;
const SALMON_OF = /\b(\d{1,2}|an?) (fillets?) of salmon\b/g;
const MANY_IN_ONE = String.raw`(?<![\p{L}\d])[23][ -]?in[ -]?(?:1|one)\b`;
/** '3in1 coffee', 'coffee 3-in-1': a name that holds numbers; other names are told by their maker. */
const COFFEE_MIX = new RegExp(
  String.raw`(?:\b(?:sachets?|packets?) (?:of )?)?${MANY_IN_ONE} (?:instant |white )?(?:coffee|kopi)(s?)\b|\b(?:coffee|kopi|nescafe)(s?) ${MANY_IN_ONE}`,
  'gu',
);
const OTHER_MIX = new RegExp(String.raw` ?${MANY_IN_ONE}`, 'gu');

/** 'eba (2 wraps)' */
const COUNTED_IN_BRACKETS = /\((\d{1,2}(?:\.\d)?) ?(wraps?|balls?|pieces?|pcs|slices?|pegs?)\)/g;

/**
 * Counts as digits, and units by their signs: most rules look for 'two eggs' as '2 eggs', for '50 grams' and '50gr' as
 * '50 g'. Takes normalised text.
 */
export function withDigits(text: string): string {
  return text
    .replace(COUNT, (word) => String(readNumberWord(word)))
    .replace(ONE, '1 ')
    .replace(INCHES, (_, quoted?: string, glued?: string) => `${quoted ?? glued} inch`)
    .replace(INCHES_APART, '$1 inch ')
    .replace(COFFEE_MIX, 'kopi sachet$1$2')
    .replace(OTHER_MIX, '')
    .replace(SERVES, '$1 serving$2')
    .replace(COUNTED_IN_BRACKETS, '$1 $2')
    .replace(FILLET_BEHIND, '$1, ')
    .replace(SALMON_BEHIND, '$1 salmon $2')
    .replace(SALMON_OF, '$1 salmon $2')
    .replace(WEIGHED_TOO, '$1')
    .replace(/\bhalf c(?=\b(?! ?\.))/g, '1/2 cup')
    .replace(/(?<=\p{L}{3} )half (?=(?:cup|tbsp|tsp|scoop)\b(?! of\b))/gu, '1/2 ')
    .replace(/(\d) ?(?:grs?|gms?|grams|gramm|grammes)\b(?! ?(?:flour|dal|sabzi))/g, '$1 g')
    .replace(/(\d) ?ounces?\b/g, '$1 oz')
    .replace(/(\d) ?(?:tbsps|tbls|tablespoons?|tbs)\b/g, '$1 tbsp')
    .replace(/(\d) ?(?:tsps|teaspoons?)\b/g, '$1 tsp')
    .replace(/(\d) ?(?:mls|millilit(?:er|re)s?)\b/g, '$1 ml')
    .replace(/(\d) ?(?:percent|per cent|pct)\b/g, '$1%')
    .replace(/(?<=\p{L}{2} )(\d{1,2})x(?= (?:w|with|on|from|without|no|in)\b| \()/gu, 'x$1');
}
