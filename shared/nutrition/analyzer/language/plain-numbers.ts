import { singleSpaces } from './words';
import { readUnit } from '../amounts/units';
import { joinUnits, plainUnits } from './plain-units';

const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  couple: 2,
  few: 3,
  several: 4,
};

/** A number as text writes it ('2', '1.5', '1/2', '1 1/2', '2-3'), as a pattern without groups. */
export const NUMBER = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?(?:\s*(?:-|to)\s*\d+(?:[.,]\d+)?)?)(?![\d%])`;

const CARDINAL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const COUNT = String.raw`\d{1,6}(?:\.\d{1,6})?|${CARDINAL}`;
const PART =
  'half|halves|quarter(?![ -]?pound)|quarters|third|thirds|fourth|fourths|fifth|fifths|eighth|eighths';
const PART_VALUES: Readonly<Record<string, number>> = {
  hal: 2,
  qua: 4,
  thi: 3,
  fou: 4,
  fif: 5,
  eig: 8,
};
/** What may stand behind a part and before the thing: 'a third of the', 'half my'. */
const OF_THE = String.raw`(?:\sof)?(?:\s(?:an?|the|my|your|this|that|one|his|her|their|our))?(?=\s|$|[,;.!)])`;

// '1. eggs', '2) toast', '- 150 g salmon': marks of a list.
const LIST_MARK =
  /(^|\n) ?(?:\(?\d{1,2}[.)](?=\s)|#?\d{1,2}[:)](?=\s\d)|#\d{1,2}(?=\s)|[-*•–]{1,4}(?=\s?[\p{L}\d(])) ?/gu;
/** '1. eggs 2. toast', 'a) eggs b) toast', '#1 eggs #2 toast': the first two marks, and all of them. */
const INLINE_MARKS: readonly (readonly [first: RegExp, second: RegExp, marks: RegExp])[] = [
  [/\b1[.)]\s/, /\b2[.)]\s/, /(^|[\s,;])\d{1,2}[.)](?=\s[\p{L}\d])/gu],
  [/(?:^|\s)a\)\s/, /\sb\)\s/, /(^|[\s,;])[a-h]\)(?=\s)/g],
  [/#1\s/, /#2\s/, /(^|[\s,;])#\d{1,2}(?=\s)/g],
];
const THOUSANDS = /(?<![\d.,])([1-9]\d{0,2})((?:,\d{3})+)(?![\d,])/g;
const DECIMAL_COMMA = /(?<![\d.,/])(\d{1,6}),(\d{1,2}|\d{3})(?![\d/]|,\d)/g;
const TENS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g;
const HUNDREDS = new RegExp(
  String.raw`\b(?:(an?|one|two|three|four|five|six|seven|eight|nine)\s)?hundred(?:\sand)?(?:\s(${CARDINAL}|\d{1,2}))?\b`,
  'g',
);
/** 'two fifty grams' */
const SPOKEN_HUNDREDS = new RegExp(
  String.raw`\b(one|two|three|four|five|six|seven|eight|nine)\s(\d{2}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?=\s(?:g|gr|grams?|ml|mls|kcals?|cals?|calories)\b)`,
  'g',
);
const MIXED = /(?<![\d./])(\d{1,6})(?:\s|\s?-\s?|\sand\s)(\d{1,6})\s?\/\s?(\d{1,6})(?![\d/])/g;
const AND_PART = new RegExp(
  String.raw`\b(${COUNT})(?:\sand\s|-and-)(?:(an?|one|two|three)[\s-])?(?:(${PART})\b|(\d{1,6})\/(\d{1,6}))(?!\sand\b)`,
  'g',
);
/** 'a cup and a half of rice', 'an apple and a half' */
const THING_AND_PART = new RegExp(
  String.raw`\b(${COUNT}|an?)\s(\p{L}{1,30})\sand\s(?:an?|one)\s(half|quarter|third)\b(?!\sand\b)`,
  'gu',
);
/** 'cup and a half of rice' */
const OPEN_UNIT =
  /(^|[,;.\n+]\s?|\b(?:with|had|ate|drank)\s)(\p{L}{1,20})(?=\sand\s(?:an?|one)\s(?:half|quarter|third)\b)/gu;
const PARTS = new RegExp(
  String.raw`\b(an?|one|two|three|five|seven|\d)[ -](${PART})\b(?! ?(?:pound)?er)${OF_THE}`,
  'g',
);
const HALF_OF =
  /\bhalf of an?(?= )|\bhalf(?: of)? (?:the|my|your|his|her|their|our|this|that|one)(?= )/g;
const DOZENS = new RegExp(
  String.raw`\b(?:(half)(?:[\s-]an?)?[\s-]|(${COUNT})\s|an?\s)?do(?:zens?|z\b\.?)(?:\sof)?\b`,
  'g',
);
const PAIRS = new RegExp(String.raw`\b(?:(${COUNT})\s|an?\s)?(?:pairs?|couple)\sof\b`, 'g');
/** '30% of a pizza', 'most of a 300 g pizza' */
const SHARE_OF =
  /\b(?:(\d{1,2})\s?(?:%|percent|per cent)|(most)|(?:nearly|almost) all)\sof\s(?=(?:an?|the|my|his|her|our|this|that)\s|\d)/g;
const CHOICE = new RegExp(String.raw`\b(${COUNT})\s(?:or|to|-)\s(${COUNT})\b`, 'g');
const BETWEEN = new RegExp(String.raw`\bbetween\s(${COUNT})\sand\s(${COUNT})\b`, 'g');

const MOST = 0.8;
const NEARLY_ALL = 0.9;
const AND_SIGN = /\s(?:&|n(?= an? half))\s(?=\d|(?:an?|half|quarter|third|one|two|three)\b)/g;

/** Writes the numbers of normalised text in one way: '1 1/2', 'one and a half' and '1,5' as '1.5'. */
export function plainNumbers(text: string): string {
  const units = plainUnits(singleSpaces(withoutMarks(singleSpaces(text))));
  const numbers = withTimes(
    withWords(
      units
        .replace(AND_SIGN, ' and ')
        .replace(THOUSANDS, (_, first: string, rest: string) => first + rest.replaceAll(',', ''))
        .replace(DECIMAL_COMMA, '$1.$2'),
    ),
  );
  return singleSpaces(joinUnits(numbers));
}

function withoutMarks(text: string): string {
  const lines = text.replace(LIST_MARK, '$1');
  if (!/[.)#]/.test(lines)) return lines;
  const [, , marks] =
    INLINE_MARKS.find(([first, second]) => {
      const at = lines.search(first);
      return at >= 0 && second.test(lines.slice(at + 2));
    }) ?? [];
  return marks ? lines.replace(marks, '$1 ; ') : lines;
}

function withWords(text: string): string {
  if (!NUMBER_WORDS.test(text) && !/\d[\s-]{1,3}\d{1,6}\s?\//.test(text)) return text;
  return text
    .replace(TENS, (_, tens: string, one: string) => String(readCount(tens) + readCount(one)))
    .replace(HUNDREDS, (_, hundreds?: string, rest?: string) =>
      String(100 * readCount(hundreds ?? 'a') + (rest === undefined ? 0 : readCount(rest))),
    )
    .replace(SPOKEN_HUNDREDS, (_, hundreds: string, rest: string) =>
      String(100 * readCount(hundreds) + readCount(rest)),
    )
    .replace(MIXED, (...[, whole, over, under]: string[]) =>
      written(Number(whole) + Number(over) / Number(under)),
    )
    .replace(DOZENS, (_, half?: string, count?: string) =>
      written(12 * (half === undefined ? readCount(count ?? 'a') : 0.5)),
    )
    .replace(PAIRS, (_, count?: string) => written(2 * readCount(count ?? 'a')))
    .replace(SHARE_OF, (_, percent?: string, most?: string) =>
      percent ? `${written(Number(percent) / 100)} of ` : `${most ? MOST : NEARLY_ALL} of `,
    )
    .replace(AND_PART, andPart)
    .replace(OPEN_UNIT, (whole: string, start: string, thing: string) =>
      readUnit(thing) ? `${start}a ${thing}` : whole,
    )
    .replace(THING_AND_PART, thingAndPart)
    .replace(BETWEEN, (_, one: string, other: string) => `${readCount(one)}-${readCount(other)}`)
    .replace(PARTS, (_, count: string, part: string) => `${readCount(count)}/${partOf(part)}`)
    .replace(HALF_OF, 'half a')
    .replace(CHOICE, (whole, one: string, other: string) =>
      readCount(other) > readCount(one) ? `${readCount(one)}-${readCount(other)}` : whole,
    );
}

const NUMBER_WORDS =
  /\b(?:hundred|dozens?|doz|pairs?|couple|percent|per cent|most|all|half|halves|quarters?|thirds?|fourths?|fifths?|eighths?|between|or|to|and|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|[-%]/;

function andPart(...[whole, count, of, part, over, under]: (string | undefined)[]): string {
  // 'two and a half and half': cream, and no number.
  const value = readCount(count ?? '');
  if (part === undefined) return written(value + Number(over) / Number(under));
  const share = (of === undefined ? 1 : readCount(of)) / partOf(part);
  return share < 1 ? written(value + share) : (whole ?? '');
}

function thingAndPart(...found: (string | number | undefined)[]): string {
  const [whole, count, thing, part, at, text] = found as [
    string,
    string,
    string,
    string,
    number,
    string,
  ];
  const behind = text.slice(at + whole.length);
  const isUnit = readUnit(thing) !== undefined;
  // 'a banana and a half avocado' is two things.
  if (!isUnit && !/^\s?(?:$|[,;.!\n)])/.test(behind)) return whole;
  return `${written(readCount(count) + 1 / partOf(part))} ${thing}`;
}

/** 'x2', '2x', '(2)', '2 x 30 g': a factor stands behind its thing as 'x2', or is the number before it. */
function withTimes(text: string): string {
  if (!/[x×✕*()]/.test(text)) return text;
  const factors = text
    .replace(/[×✕]/g, 'x')
    .replace(/(?<=[\s\d])\*(?=\s?\d)/g, 'x')
    .replace(/\(\s?(?:x\s?)?(\d{1,2}|0?\.\d{1,3})\s?x?\s?\)/g, ' x$1 ')
    .replace(
      /\(\s?(\d)\s?\/\s?(\d)\s?\)/g,
      (_, over: string, under: string) => ` x${written(Number(over) / Number(under))} `,
    );
  return singleSpaces(factors)
    .replace(/\b(\d{1,6}(?:\.\d{1,6})?)\s?x\s?(?=\d)/g, '$1 x ')
    .replace(/\b(\d{1,6}(?:\.\d{1,6})?)\s?x\s(?=[\p{L}])/gu, '$1 ')
    .replace(/(^|[,;\n+]\s?|\band |\bwith |\bplus )x\s?(\d{1,2})\s(?=[\p{L}])/gu, '$1$2 ')
    .replace(
      /(?<!\d)\sx\s?(\d{1,2}|0?\.\d{1,3})(?=\s[\p{L}])(?!\s(?:and|with|plus|on|in|w)\b)/gu,
      ' x$1 , ',
    )
    .replace(/(?<!\d)\sx\s?(\d{1,2}|0?\.\d{1,3})\b/g, ' x$1')
    .replace(/(?<=[\p{L}]\s)(\d{1,2})x(?=\s?(?:$|[,;.\n]))/gu, 'x$1');
}

function partOf(word: string): number {
  return PART_VALUES[word.slice(0, 3)] ?? 1;
}

function written(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** Writes fraction signs out: '1½' becomes '1 1/2'. To be done before letters are normalised. */
export function spellFractions(text: string): string {
  return text.replace(
    /[\u00bc-\u00be\u2150-\u215e]/g,
    (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`,
  );
}

/** Reads such a number; a range is its middle. Undefined where it is none or not above zero. */
export function readNumber(text: string): number | undefined {
  const range = /^(\d+(?:[.,]\d+)?)\s*(?:-|to)\s*(\d+(?:[.,]\d+)?)$/.exec(text);
  if (range) return positive((decimal(range[1]) + decimal(range[2])) / 2);
  const mixed = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text);
  if (mixed) return positive(decimal(mixed[1] ?? '0') + decimal(mixed[2]) / decimal(mixed[3]));
  return positive(decimal(text));
}

/** Reads a number word; undefined for every other word. */
export function readNumberWord(word: string): number | undefined {
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}

/** Reads a number in a word or in digits; NaN for every other word. */
export function readCount(word: string): number {
  return readNumberWord(word) ?? Number(word);
}

/** Reads how often something is meant: 1 where that is not told. */
export function readTimes(word: string): number {
  return readNumberWord(word) ?? (Number(word) || 1);
}

function decimal(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

function positive(number: number): number | undefined {
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
