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

/**
 * Counts as digits, and units by their signs: most rules look for 'two eggs' as '2 eggs', for '50 grams' and '50gr' as
 * '50 g'. Takes normalised text.
 */
export function withDigits(text: string): string {
  return text
    .replace(COUNT, (word) => String(readNumberWord(word)))
    .replace(ONE, '1 ')
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
