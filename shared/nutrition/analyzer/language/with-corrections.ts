import { withLaterCounts } from './with-later-counts';
import { singleSpaces, wordsOf } from './words';
import { isCounted, type Phrase, readPhrase } from '../amounts/read-phrase';
import { plainNumbers } from './plain-numbers';
import { readSize, readUnit } from '../amounts/units';

const TALK = String.raw`(?:(?:oh|oops|ooops|um|uh|er|well|ah|hmm|hm|ok|okay|no|sorry|wait)[\s,.!]{1,6}){0,6}`;
const SAID = String.raw`(?:no,? wait|wait,? no|scratch that|strike that|i mean|i meant|correction|or rather|not that|edit|change (?:that|it) to|(?<!\bto\s)make (?:that|it)(?=\s(?:an?|\d|one|two|three|four|five|six|half|small|medium|large|\p{L}+\s?$|\p{L}+[,.;])))`;
const BEHIND = String.raw`(?:\s?[,:.;!-]{1,6}\s?|\s|$)(?:(?:it was|that was|it's|its|there were|i had|i ate|it should be|should be|was|only|just)\s){0,6}`;
/** 'no wait', 'i mean', 'scratch that': what follows takes the place of what stood before. */
const MARK = new RegExp(
  String.raw`[\s,;.(–—-]{1,8}${TALK}(?:${SAID}${BEHIND}|` +
    // These three are common words: they correct behind a pause, or before a number.
    String.raw`(?<=[,;.(–—-]\s?(?:oh |oops |no |wait ){0,4})(?:actually|sorry|wait|rather|oops|whoops)${BEHIND}|` +
    String.raw`(?:actually|sorry|oops)\s(?=\d|one\b|two\b|three\b|four\b|five\b|six\b|half\b)|` +
    String.raw`(?<=[,;.(–—-]\s?)(?:no|nope|nah|well|lies|(?:ok|okay|fine)(?:,? fine)?)[\s,]{1,4}(?:(?:maybe|more like|it was|i had)\s)?(?=\d|one\b|two\b|three\b|four\b|five\b|six\b))`,
  'u',
);
const JOINT = /([,;\n!+&]|\.(?:\s|$)|\b(?:and|with|plus|then|w)\b)/;
const STEPS_MAX = 6;
const COUNT_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten';
/** 'not 2 but 4 cookies' */
const NOT_BUT =
  /\bnot (?:\d{1,4}|one|two|three|four|five|six)\sbut\s(\d{1,4}|one|two|three|four|five|six|seven|eight)\b ?/g;
/** '2 eggs, 3 actually', '2 eggs, not 2, 3', '100 g -> 150 g': one mark for all of them. */
const AFTERTHOUGHTS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`([,;.(-]|\blike\b)\s?(?:(?:well|it was|no|oh|so)\s){0,3}((?:\d[\d./]{0,6}|${COUNT_WORD})(?:\s\p{L}{1,12}){0,2})\s(?:actually|in fact)\b`,
      'gu',
    ),
    '$1 actually $2',
  ],
  [
    new RegExp(
      String.raw`[,;]?\s?\bnot (?:\d{1,4}|${COUNT_WORD})[,;]\s?(?:but\s)?(?=\d|(?:${COUNT_WORD})\b)`,
      'g',
    ),
    ', actually ',
  ],
  [new RegExp(String.raw`\s(?:and )?not (?:\d{1,4}|${COUNT_WORD})(?=\s?(?:$|[,;.)]))`, 'g'), ' '],
  [/\b\d{1,2} (\p{L}{3,20}) no (?=\d{1,2} \1\b)/gu, ''],
  [/\s?(?:->|→)\s?(?=\d)/g, ', actually '],
  [/\s(?:wait|sorry just|sorry) (?=\d)/g, ', actually '],
  [
    /[,;.]{1,3}\s?(?:(?:ok|okay|well|fine),?\s){1,2}(?:it was |i had )?the whole (?=\p{L}{3,10}\s?(?:$|[,;.]))/gu,
    ', actually 1 ',
  ],
  [
    /\b(?:small|medium|large|big|regular),? no (?=(?:wait )?(?:small|medium|large|big|regular)\b)/g,
    '',
  ],
  [/\bnot (?:an?\s|the\s)?\p{L}{2,20}(?:\s\p{L}{2,20})?\sbut\s(?=\p{L}|\d)/gu, ' '],
];

/** Takes back what a description takes back: '1 slice, actually 2' is two slices. Takes normalised text. */
export function withCorrections(text: string): string {
  let plain = withLaterCounts(singleSpaces(text)).replace(NOT_BUT, '$1 ');
  if (/\b(?:not|no|actually|in fact|the whole|wait|sorry)\b|->|→/.test(plain))
    plain = AFTERTHOUGHTS.reduce((told, [mark, put]) => told.replace(mark, put), plain);
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const found = MARK.exec(plain);
    if (!found) return plain;
    const before = plain.slice(0, found.index);
    const after = plain.slice(found.index + found[0].length);
    plain = singleSpaces(before.trim() === '' ? after : corrected(before, after));
  }
  return plain;
}

function corrected(before: string, after: string): string {
  const again = countedAgain(before, after);
  if (again !== undefined) return again;
  const parts = before.replace(INNER_COUNT, ' , ').split(JOINT);
  // '2 eggs, actually 3 in butter': the number is of the eggs.
  const [said = '', ...rest] = after.replace(NUMBER_IN, '$1 with ').split(JOINT);
  const ofUnit = withSameUnit(parts, said.trim());
  if (ofUnit !== undefined) return `${ofUnit.join('')} ${rest.join('')}`;
  if (isOfDish(parts, said)) return `${before} , ${after}`;
  const target = targetOf(parts, said);
  const put = replaced(parts[target] ?? '', said.trim().replace(/[).]{1,8}$/, ''));
  if (put === undefined) return `${before} , ${after}`;
  parts[target] = ` ${put} `;
  return parts.join('') + rest.join('');
}

/** 'gin and tonic, actually 2': a number alone is of all that stands behind the last pause, if that tells one at most. */
function countedAgain(before: string, after: string): string | undefined {
  const [said = '', ...rest] = after.split(JOINT);
  if (!NUMBER_ALONE.test(said.trim())) return undefined;
  const from =
    1 + Math.max(...[',', ';', '\n', '.', '!'].map((pause) => before.lastIndexOf(pause)));
  const stretch = before.slice(from);
  if (stretch.trim() === '' || (stretch.match(NUMBERS) ?? []).length > 1) return undefined;
  return `${before.slice(0, from)} ${withCount(stretch, said.trim())} ${rest.join('')}`;
}

const COUNTED = /\b(\d{1,3}(?:[./]\d{1,2})?) (\p{L}{3,13})\b/gu;

/** 'shake: 2 scoops, banana, edit: 3 scoops': so many of the same measure, where it was told before. */
function withSameUnit(parts: readonly string[], said: string): string[] | undefined {
  const [, unit = ''] = /^\d{1,3}(?:[./]\d{1,2})? (\p{L}{3,12}?)s?$/u.exec(said) ?? [];
  if (readUnit(unit)?.kind !== 'measure') return undefined;
  const isOfUnit = (word: string) => word === unit || word === `${unit}s`;
  const at = parts.findLastIndex((part) =>
    [...part.matchAll(COUNTED)].some(([, , word = '']) => isOfUnit(word)),
  );
  if (at < 0) return undefined;
  const now = (whole: string, _: string, word: string) => (isOfUnit(word) ? said : whole);
  return parts.map((part, place) => (place === at ? part.replace(COUNTED, now) : part));
}

/** '4 eggs 4 toast' are two parts. */
const INNER_COUNT =
  /(?<=\p{L}{3})\s(?=\d{1,2}\s(?!(?:x|g|kg|ml|cl|oz|cups?|tbsp|tsp|slices?|pieces?|pcs?)\b)\p{L}{3,})/gu;

/** 'pav bhaji, 3 pav actually': a count of what a dish is called after is no other dish. */
function isOfDish(parts: readonly string[], said: string): boolean {
  const { food, amount } = readPhrase(plainNumbers(said.trim()));
  const [thing, ...more] = wordsOf(food);
  if (thing === undefined || more.length > 0 || amount.vague) return false;
  const dishes = parts
    .map((part) => readPhrase(plainNumbers(part.trim())))
    .filter((phrase) => !isCounted(phrase))
    .map((phrase) => wordsOf(phrase.food))
    .filter((words) => words.includes(thing));
  return dishes.length > 0 && dishes.every((words) => words.length > 1 && words.at(-1) !== thing);
}

/** The part that is corrected: the last that names the same thing, else the last of all. */
function targetOf(parts: readonly string[], said: string): number {
  const named = new Set(wordsOf(foodIn(said)));
  const foods = parts.map((part, at) => (at % 2 === 0 ? wordsOf(foodIn(part)) : []));
  const same = foods.findLastIndex((words) => words.some((word) => named.has(word)));
  return same >= 0 ? same : foods.findLastIndex((words) => words.length > 0);
}

function foodIn(part: string): string {
  return readPhrase(plainNumbers(part.trim())).food;
}

function replaced(part: string, said: string): string | undefined {
  if (said === '') return '';
  if (NUMBER_ALONE.test(said)) return withCount(part, said);
  const now = readPhrase(plainNumbers(said));
  const was = readPhrase(plainNumbers(part.trim()));
  if (now.food === '') return withAmount(part, said, { now, was });
  // 'a skim latte, actually it was 2%' tells how the latte was.
  if (ONLY_HOW.test(now.food)) return `${part.trim()} ${said}`;
  // '3 tacos al pastor, scratch that 2 tacos'
  if (isCounted(now) && isCounted(was) && isShorterName(now.food, was.food))
    return withCount(part, said.slice(0, said.indexOf(' ')));
  return (
    ofItsKind(part, now, was) ?? (keepsAmount(now, was) ? `${was.amount.text} ${now.food}` : said)
  );
}

function isShorterName(name: string, full: string): boolean {
  const words = wordsOf(full);
  return words.length > 1 && wordsOf(name).every((word) => words.includes(word));
}

function ofItsKind(part: string, now: Phrase, was: Phrase): string | undefined {
  const kind = KIND_OF.exec(was.food)?.[1];
  const isOfKind = !now.food.includes(' ') && !KIND_OF.test(`x ${now.food}`) && now.amount.vague;
  return kind !== undefined && isOfKind ? part.replace(was.food, `${now.food} ${kind}`) : undefined;
}

function keepsAmount(now: Phrase, was: Phrase): boolean {
  return now.amount.vague && !was.amount.vague && /\d/.test(was.amount.text);
}

/** 'actually 200 g', 'make that a large': the same food at another amount. */
function withAmount(
  part: string,
  said: string,
  { now, was }: { now: Phrase; was: Phrase },
): string | undefined {
  const { count, unit, size, vague } = now.amount;
  if (unit !== undefined) return `${said} ${was.food}`;
  if (count !== undefined && !vague) return withCount(part, said);
  if (size === undefined) return undefined;
  return was.amount.size ? part.replace(sizeWord(part) ?? '', said) : `${said} ${part.trim()}`;
}

const ONLY_HOW =
  /^(?:(?:\d(?:\.\d)?%|skim|skimmed|whole|full fat|low fat|nonfat|decaf|unsweetened|sugar free|gluten free|hot|cold|iced|grilled|fried|baked|boiled|steamed|raw|cooked)\s?){1,2}$/;

/** 'ham sandwich, make that turkey': of a thing that is called by its kind the kind stays. */
const KIND_OF =
  /\s(sandwich|burger|wrap|salad|soup|curry|pizza|tacos?|burrito|latte|tea|juice|milk|bread|toast|smoothie|shake|yogurt|yoghurt|cheese|rice|pasta|cookies?|muffin|pie|cake|bagel|roll|sub|quesadilla|omelette|oatmeal|bar|wine|beer)$/;

function sizeWord(part: string): string | undefined {
  return part.split(/\s+/).find((word) => readSize(word) !== undefined);
}

const NUMBER_ALONE =
  /^(?:\d+(?:[./]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|half)(?: of (?:them|those|it))?$/;
const NUMBER_IN = /^(\d{1,3}|one|two|three|four|five|six|half) (?:in|on|after|before|at|from) /;
const A_NUMBER = String.raw`\b(?:\d{1,6}(?:[.,/]\d{1,6})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\b(?!%)`;
const FIRST_NUMBER = new RegExp(A_NUMBER);
const NUMBERS = new RegExp(A_NUMBER, 'g');

const BEHIND_COUNT = /\bx ?\d{1,3}\b/;

function withCount(part: string, count: string): string {
  // 'clementine x2, edit: 3'
  if (BEHIND_COUNT.test(part) && /^\d/.test(count)) return part.replace(BEHIND_COUNT, `x${count}`);
  const last = [...part.matchAll(NUMBERS)].at(-1);
  if (!last) return `${count} ${part.trim()}`;
  // Of '4 strips bacon 2 eggs' the last is meant, of '2 x 330 ml' the first.
  const isList =
    /\p{L}{3}\s$/u.test(part.slice(0, last.index)) &&
    /^\S+ \p{L}{3,}/u.test(part.slice(last.index));
  const at = isList ? last.index : part.search(FIRST_NUMBER);
  return part.slice(0, at) + part.slice(at).replace(FIRST_NUMBER, count);
}
