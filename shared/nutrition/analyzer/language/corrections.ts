import { singleSpaces, wordsOf } from './words';
import { type Phrase, readPhrase } from '../amounts/read-phrase';
import { plainNumbers, readNumberWord } from './plain-numbers';
import { readSize } from '../amounts/units';

const WORD = String.raw`(?!\b(?:but|just|only|and|with|so|because|then|instead|today|tonight|this|after|before|or|for|from|of|to|until|on|at|together|me)\b)[\p{L}\d'-]{1,30}`;

const THING = String.raw`(${WORD}(?:\s${WORD}){0,3}\s?)`;

const ANY = String.raw`(?:(?:any|the|my|a|an|all|of|that|those|his|her|their|our|some|more)\s){0,4}`;

const NOT = String.raw`(?:\b(?:but\s|and\s)?(?:i\s|we\s)?(?:(?:did|have|had|has|do|does|could|was|were|would)(?:\snot|n'?t)|didnt|havent|dont|couldnt|never|wouldnt)(?:\s(?:actually|really|even|quite)){0,3}\s(?:eat|eaten|have|had|drink|drunk|touch|touched|get|got|order|ordered|use|used|add|added|want|take|finish|put)\s)`;

const LEFT = String.raw`(?:\b(?:i\s|we\s|but\s|and\s){0,4}(?:skip(?:ped|ping)?|passed on|left out|leave out|leaving out|left off|leave off|took off|taken off|picked off|picked out|take off|gave away|threw away|threw out|scraped off|omit(?:ted)?|hold (?=the\b)|easy on|sans|except(?: for)? (?=the\b)|forgot (?=the\b)|instead of (?=the\b))\s(?:(?:the|my|any|his|her)\s){0,4})`;

const DENIED = new RegExp(`(?:${NOT}${ANY}|${LEFT})${THING}`, 'gu');

const LEFT_THE = new RegExp(
  String.raw`(?<=[,;.(]\s?|\b(?:but|and|i)\s)left (?:the|all the|my) ${THING}(?:behind|on the plate)?`,
  'gu',
);

const TAIL =
  /\b(?:off|out|away|on the side|at all|either|though|tonight|today|lol|this time)\b\s?$/;

const ALL = /^(?:it|them|that|anything|nothing|much|all|everything|half|any)\b/;

/** What stands before a thing and goes with it: 'and the ', ', 2 '. */
const BEFORE_THING =
  /(?:\b(?:and|with|plus)\s|[+&,]\s?)?(?:\b(?:the|an?|some|my|side of|\d{1,4}|half|large|small|medium|big)\s){0,6}$/;

const TALK = String.raw`(?:(?:oh|oops|ooops|um|uh|er|well|ah|hmm|hm|ok|okay|no|sorry|wait)[\s,.!]{1,6}){0,6}`;
const SAID = String.raw`(?:no,? wait|wait,? no|scratch that|strike that|i mean|i meant|correction|or rather|not that|edit|(?<!\bto\s)make (?:that|it)(?=\s(?:an?|\d|one|two|three|four|five|six|half|small|medium|large|\p{L}+\s?$|\p{L}+[,.;])))`;
const BEHIND = String.raw`(?:\s?[,:.;!-]{1,6}\s?|\s|$)(?:(?:it was|that was|it's|its|there were|i had|i ate|it should be|should be|was|only|just)\s){0,6}`;
/** 'no wait', 'i mean', 'scratch that': what follows takes the place of what stood before. */
const MARK = new RegExp(
  String.raw`[\s,;.(–—-]{1,8}${TALK}(?:${SAID}${BEHIND}|` +
    // These three are common words: they correct behind a pause, or before a number.
    String.raw`(?<=[,;.(–—-]\s?(?:oh |oops |no |wait ){0,4})(?:actually|sorry|wait|rather)${BEHIND}|` +
    String.raw`actually\s(?=\d|one\b|two\b|three\b|four\b|five\b|six\b|half\b)|` +
    String.raw`(?<=[,;.–—-]\s?)no[\s,]{1,4}(?=\d|one\b|two\b|three\b|four\b|five\b|six\b))`,
  'u',
);
const JOINT = /([,;\n!+&]|\.(?:\s|$)|\b(?:and|with|plus|then|w)\b)/;
const STEPS_MAX = 6;
/** 'not 2 but 4 cookies' */
const NOT_BUT =
  /\bnot (?:\d{1,4}|one|two|three|four|five|six)\sbut\s(\d{1,4}|one|two|three|four|five|six|seven|eight)\b ?/g;
const COUNT_WORD = String.raw`\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten`;
/** '3 tacos, gave one to my sister' */
const GAVE_AWAY = new RegExp(
  String.raw`\b(${COUNT_WORD})\s([\p{L}][^,;.\n]{1,40}?)[\s,;]{1,4}(?:but |and )?(?:i )?(?:gave|shared|dropped|threw|left)\s(${COUNT_WORD})\s(?:of (?:them|those) )?(?:away|to\s[^,;.\n]+|out|with\s[^,;.\n]+)`,
  'gu',
);

function lessGiven(...[whole, had = '', thing = '', gave = '']: string[]): string {
  const left = (readNumberWord(had) ?? Number(had)) - (readNumberWord(gave) ?? Number(gave));
  return left > 0 ? `${left} ${thing}` : (whole ?? '');
}

/** Takes back what a description takes back: '1 slice, actually 2' is two slices. Takes normalised text. */
export function withCorrections(text: string): string {
  let plain = singleSpaces(text).replace(NOT_BUT, '$1 ').replace(GAVE_AWAY, lessGiven);
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
  const parts = before.split(JOINT);
  const [said = '', ...rest] = after.split(JOINT);
  const target = targetOf(parts, said);
  const put = replaced(parts[target] ?? '', said.trim().replace(/[).]{1,8}$/, ''));
  if (put === undefined) return `${before} , ${after}`;
  parts[target] = ` ${put} `;
  return parts.join('') + rest.join('');
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
  const kind = KIND_OF.exec(was.food)?.[1];
  const isOfKind = !now.food.includes(' ') && !KIND_OF.test(`x ${now.food}`) && now.amount.vague;
  if (kind !== undefined && isOfKind) return part.replace(was.food, `${now.food} ${kind}`);
  return keepsAmount(now, was) ? `${was.amount.text} ${now.food}` : said;
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

/** 'ham sandwich, make that turkey': of a thing that is called by its kind the kind stays. */
const KIND_OF =
  /\s(sandwich|burger|wrap|salad|soup|curry|pizza|tacos?|burrito|latte|tea|juice|milk|bread|toast|smoothie|shake|yogurt|yoghurt|cheese|rice|pasta|cookies?|muffin|pie|cake|bagel|roll|sub|quesadilla|omelette|oatmeal|bar|wine|beer)$/;

function sizeWord(part: string): string | undefined {
  return part.split(/\s+/).find((word) => readSize(word) !== undefined);
}

const NUMBER_ALONE =
  /^(?:\d+(?:[./]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|half)(?: of (?:them|those|it))?$/;
const FIRST_NUMBER =
  /\b(?:\d{1,6}(?:[.,/]\d{1,6})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\b(?!%)/;

function withCount(part: string, count: string): string {
  return FIRST_NUMBER.test(part) ? part.replace(FIRST_NUMBER, count) : `${count} ${part.trim()}`;
}

/** Takes out what a description says was not eaten: "didn't have the fries", 'skipped the rice'. Takes normalised text. */
export function withoutDenied(text: string): string {
  const denied: string[] = [];
  const take = (_: string, thing: string) => {
    const name = thing.trim().replace(TAIL, '').trim();
    if (name !== '' && !ALL.test(name)) denied.push(name);
    return ' , ';
  };
  const rest = singleSpaces(text).replace(DENIED, take).replace(LEFT_THE, take);
  return denied.reduce(withoutNamed, rest);
}

/** Takes the thing back where it was named before: 'burger and fries, did not eat the fries'. */
function withoutNamed(text: string, thing: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf(thing); at >= 0; at = text.indexOf(thing, at + 1)) {
    const end = at + thing.length;
    if (at < from || !isWordEdge(text, at) || !isWordEdge(text, end)) continue;
    kept.push(text.slice(from, at).replace(BEFORE_THING, ''));
    from = end;
  }
  return [...kept, text.slice(from)].join(' ');
}

function isWordEdge(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at));
}
