import { PEOPLE } from './shares';
import { singleSpaces } from './words';

const WORD = String.raw`(?!\b(?:but|just|only|and|with|so|because|then|instead|today|tonight|this|after|before|or|for|from|of|to|until|on|at|together|me)\b)[\p{L}\d'-]{1,30}`;

const THING = String.raw`(${WORD}(?:\s${WORD}){0,3}\s?)`;

const ANY = String.raw`(?:(?:any|the|my|a|an|all|of|that|those|his|her|their|our|some|more)\s){0,4}`;

const NOT = String.raw`(?:\b(?:but\s|and\s)?(?:i\s|we\s)?(?:(?:did|have|had|has|do|does|could|was|were|would)(?:\snot|n'?t)|didnt|havent|dont|couldnt|never|wouldnt)(?:\s(?:actually|really|even|quite)){0,3}\s(?:eat|eaten|have|had|drink|drunk|touch|touched|get|got|order|ordered|use|used|add|added|want|take|put)\s)`;

const LEFT = String.raw`(?:\b(?:i\s|we\s|but\s|and\s){0,4}(?:skip(?:ped|ping)?|passed on|left out|leave out|leaving out|left off|leave off|scrap(?:ped)?|took off|taken off|picked off|picked out|take off|gave away|threw away|threw out|scraped off|omit(?:ted)?|hold (?=the\b)|easy on|sans|except(?: for)? (?=the\b)|forgot (?=the\b)|instead of|rather than|in place of)\s(?:(?:the|my|any|his|her)\s){0,4})`;

const NOT_EATEN = new RegExp(`${NOT}${ANY}${THING}`, 'gu');
const LEFT_OUT = new RegExp(`${LEFT}${THING}`, 'gu');

const FORGOTTEN = new RegExp(
  String.raw`(?:\bi\s)?(?<!\bnot\s)\b(?:forgot|left)(?:\s(?:to (?:bring|take|pack|eat)))?\s(?:my|the|our)\s${THING}(?:at home|in the (?:fridge|car|office|kitchen)|at (?:work|the office)|on the (?:bus|train|counter))`,
  'gu',
);

const LEFT_THE = new RegExp(
  String.raw`(?<=[,;.(]\s?|\b(?:but|and|i)\s)left (?:the|all the|my) ${THING}(?:behind|on the plate)?`,
  'gu',
);

const TAIL =
  /\b(?:off|out|away|on the side|at all|either|though|tonight|today|lol|this time)\b\s?$/;

const PART = /^(?:about |almost )?(?:half|most|a? ?(?:third|quarter)|\d)/;

const ALL = /^(?:it|them|that|anything|nothing|much|all|everything|any)\b/;

/** What stands before a thing and goes with it: 'and the ', ', 2 '. */
const BEFORE_THING =
  /(?:\b(?:and|with|plus)\s|[+&,]\s?)?(?:\b(?:the|an?|some|my|side of|\d{1,4}|half|large|small|medium|big)\s){0,6}$/;

/** Takes out what a description says was not eaten: "didn't have the fries", 'skipped the rice'. Takes normalised text. */
export function withoutDenied(text: string): string {
  const denied: string[] = [];
  const take = (whole: string, thing: string) => {
    const name = thing.trim().replace(TAIL, '').trim();
    // 'threw away half' is a share of it.
    if (PART.test(name)) return whole;
    if (name !== '' && !ALL.test(name)) denied.push(name);
    return ' , ';
  };
  const rest = singleSpaces(text)
    .replace(FORGOTTEN, take)
    .replace(NOT_EATEN, take)
    .replace(LEFT_OUT, take)
    .replace(LEFT_THE, take);
  return denied.reduce(withoutNamed, rest);
}

/** Takes the thing back where it was named before: 'burger and fries, did not eat the fries'. */
function withoutNamed(text: string, thing: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const at of placesOf(text, thing)) {
    kept.push(text.slice(from, at).replace(BEFORE_THING, ''));
    from = at + thing.length;
  }
  return [...kept, text.slice(from)].join(' ');
}

/** Where a text holds the words, none of them in part. */
function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (isWordEdge(text, at) && isWordEdge(text, at + words.length)) places.push(at);
  return places;
}

function isWordEdge(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at));
}

const NAME = String.raw`(\p{L}{3,20}(?:\s\p{L}{3,20}){0,2}?)`;
const ONE_NAME = String.raw`(\p{L}{3,20})`;
const END = String.raw`(?=\s?(?:$|[,;.!?)\n]|\b(?:and|but|because|so|today|tonight|please|lol)\b))`;
const OPEN = String.raw`[\s,;.(–-]{0,6}\b(?:(?:but|and|then|so|actually|ok|oh|i|we)\s){0,4}`;
const THE = String.raw`(?:all\s)?(?:of\s)?(?:the|my|his|her|those|that)\s`;

/** What tells that a thing was not eaten, where the thing was named before. */
const OF_NAMED: readonly RegExp[] = [
  new RegExp(
    `${OPEN}(?:gave|threw|tossed|binned|fed|put|took|pushed|left)\\s${THE}${NAME}\\s(?:away|out|off|aside|back|behind|on the (?:plate|side)|in the (?:bin|trash)|to\\s[^,;.\\n]{2,30})${END}`,
    'gu',
  ),
  new RegExp(
    `${OPEN}(?:scratch|forget|never ?mind|cancel|remove|ignore|drop|nix|strike|take back|minus|delete|lose|skip|without|not|except(?: for)?|everything but)\\s${THE}${NAME}${END}`,
    'gu',
  ),
  new RegExp(
    `${OPEN}(?:the\\s|my\\s)?${ONE_NAME}\\s(?:i\\s(?:left|skipped)|(?:i\\s)?did(?:n'?t| not) (?:eat|have|touch|drink|want)|(?:was |were )?(?:not eaten|uneaten|untouched|left(?: over| behind)?|thrown (?:out|away))|went (?:in|into|to) the (?:bin|trash|dog))${END}`,
    'gu',
  ),
  new RegExp(
    `${OPEN}(?:my\\s|the\\s|our\\s)?${PEOPLE}\\s(?:ate|had|took|finished|stole|got|nicked)\\s${THE}${NAME}${END}`,
    'gu',
  ),
];
const ABSENT = new RegExp(
  String.raw`([,;(–-]\s?|\b(?:but|and)\s)?\b(?:with\s)?(?:no|minus|without|sans|hold)\s(?:the\s|any\s)?${ONE_NAME}(?:\s(?:in the end|after all|today|though|this time))?(?=\s?(?:$|[,;.)!\n]))`,
  'gu',
);
const ONLY_ATE = new RegExp(
  String.raw`[,;.(–-]\s?(?:but\s)?(?:i\s)?(?:ended up\s)?(?:only|just)\s(?:ate\s|had\s|eating\s|having\s|finished\s)?the\s${NAME}\s?\)?(?=\s?(?:$|[,;.!\n]))`,
  'gu',
);
// Of these a description says that they are not eaten, and names a kind of food so.
const KINDS = /^(?:skin|fat|bone|peel|rind|added|sugar)s?$/;
const PARTS = /\b(?:and|with|plus|n|w)\b|[,;+&]/;

const ADDED =
  'garlic|ghee|masala|milk|sugar|cream|creamer|butter|sauce|mayo|mayonnaise|ketchup|mustard|cheese|salt|pepper|ice|lettuce|onions?|tomato(?:es)?|pickles|dressing|oil|jam|honey|syrup|sweetener|lemon';
/** 'without milk and sugar' is without both. */
const NEITHER = new RegExp(
  String.raw`\b((?:no|without|minus|sans|hold the) (?:${ADDED})) (?:and|nor|&|\+) (?=(?:${ADDED})\b)`,
  'g',
);

/** 'no onion garlic' is without both; of 'no butter cheese sandwich' the cheese stays. */
const NO_TWO =
  /\b((?:no|without) (?:onions?|garlic|salt|sugar|oil|ghee|masala)),? (?=(?:onions?|garlic|salt|sugar|oil|ghee|masala)(?:\s?(?:$|[,;.)!\n])|\s(?:obv|obviously|pls|please|today|and)\b))/g;

const DENIES =
  /\b(?:no|not|minus|without|sans|hold|neither|only|just|gave|threw|tossed|binned|fed|put|took|pushed|left|scratch|forget|never|cancel|remove|ignore|drop|nix|strike|delete|lose|skip(?:ped)?|except|but|ate|had|finished|stole|got|nicked|uneaten|untouched|went|thrown)\b|n'?t\b/;

/** Takes out what was named and then not eaten: '2 eggs and toast, no toast'. Takes normalised text. */
export function withoutUneaten(text: string): string {
  if (!DENIES.test(text)) return text;
  const named = OF_NAMED.reduce(
    (told, pattern) => takenBack(told, pattern, (before) => before),
    singleSpaces(text)
      .replace(/\b(?:with )?neither (?=\p{L})/gu, 'no ')
      .replace(NO_TWO, '$1 or ')
      .replace(NEITHER, '$1 or '),
  );
  const plain = takenBack(named, ABSENT, (before, opens) =>
    opens ? sentenceOf(before) : (before.split(/[,;.\n]/).at(-1) ?? ''),
  );
  return plain.replace(ONLY_ATE, '') === plain ? plain : onlyNamed(plain);
}

function takenBack(
  text: string,
  pattern: RegExp,
  scopeOf: (before: string, opens: boolean) => string,
): string {
  for (const found of text.matchAll(pattern)) {
    const groups: (string | undefined)[] = found.slice(1);
    const thing = groups.findLast((group) => group !== undefined) ?? '';
    const before = text.slice(0, found.index);
    const opens = groups.length > 1 && groups[0] !== undefined;
    const name = namedIn(scopeOf(before, opens), thing);
    if (name === undefined) continue;
    const rest = text.slice(found.index + found[0].length);
    return takenBack(`${withoutNamed(before, name)} , ${rest}`, pattern, scopeOf);
  }
  return text;
}

/** The thing, or its last word, where a text names it. */
function namedIn(text: string, thing: string): string | undefined {
  if (KINDS.test(thing)) return undefined;
  return [thing, thing.split(' ').at(-1) ?? thing].find((name) => placesOf(text, name).length > 0);
}

function sentenceOf(text: string): string {
  return text.split(/[.\n]/).at(-1) ?? '';
}

/** 'burger and fries, only ate the burger' */
function onlyNamed(text: string): string {
  const [found] = text.matchAll(ONLY_ATE);
  if (!found) return text;
  const [whole, thing = ''] = found;
  const before = text.slice(0, found.index);
  const sentence = sentenceOf(before);
  const part = sentence.split(PARTS).findLast((one) => namedIn(one, thing) !== undefined);
  if (part === undefined) return text;
  const ahead = before.slice(0, before.length - sentence.length);
  return `${ahead}${part}${text.slice(found.index + whole.length)}`;
}
