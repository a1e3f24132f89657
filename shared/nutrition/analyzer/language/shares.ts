import { singleSpaces } from './words';

/**
 * Marks what was eaten of a thing: ' §0.5 ' behind it, ' §§2 ' behind all of it. The sign is on no keyboard's first
 * page, and a description that holds it loses it.
 */
export const SHARE = '§';

const MOST = 0.8;
const NEARLY_ALL = 0.75;
const ABOUT = String.raw`(?:about|maybe|around|roughly|like|only|just|approx|abt|prob(?:ably)?|~)?\s?(?:an?\s)?`;
const PART = String.raw`${ABOUT}(half|most|\d{1,4}\/\d{1,4}|0?\.\d{1,6}|\d{1,2}\s?%)`;
// Without percents: 'milk (2%)' and 'chocolate (70%)' tell what it is.
const FRACTION = String.raw`${ABOUT}(half|most|\d{1,4}\/\d{1,4}|0?\.\d{1,6})`;
const PACK =
  '(?:plate|portion|bowl|thing|lot|whole thing|serving|meal|tray|pack|packet|tub|box|tin|can|bottle|bag|pot|pouch|carton)';
const IT = String.raw`(?:\s(?:of\s)?(?:it|that|them|these|this|whole thing|(?:the|my) ${PACK}))?`;
const END = String.raw`(?=\s?(?:$|[,;.!?)+\n]|(?:and|but|so|n|then|because|with a|today|tonight|gave|rest|the rest|left)\b))`;
const ONLY = String.raw`[\s,;(–—-]{0,8}\b(?:but\s|and\s|then\s)?(?:i\s|we\s)?(?:only\s|just\s|probably\s){0,4}`;
const EATEN = new RegExp(
  `${ONLY}(?:ate|had|eaten|have eaten|drank|finished|managed|got through|ate up|consumed)\\s(?:only\\s|just\\s)?${PART}${IT}${END}`,
  'g',
);
/** 'cottage pie, ate half of the 400 g tray' tells what all of it weighs. */
const OF_WEIGHED = new RegExp(
  String.raw`[\s,;(–—-]{0,8}\b(?:ate|had|eaten|finished|drank)\s${PART} (?:of )?(?:the|an?|my) (\d{2,4} ?(?:g|ml|oz)) ${PACK}\b`,
  'g',
);
/** 'shared with 2 friends, i had about a third' says it twice. */
const SHARED_TWICE = new RegExp(
  String.raw`[\s,;(–—-]{0,8}\b(?:shared|split|sharing)(?: (?:it|them|this|that))? (?:w|with|between|among) [^,;.\n]{1,25}?(?=[\s,;.(–—-]{1,4}(?:and |but |so )?(?:(?:only|just) )?(?:i (?:(?:only|just|prob(?:ably)?) )?(?:had|ate|got|took|finished)|my (?:share|part|bit)(?: was|:)?) ${PART}${IT}${END})`,
  'g',
);
/** 'my share a quarter' */
const MY_SHARE = new RegExp(
  String.raw`[\s,;(–—-]{0,8}\b(?:and\s)?my\s(?:share|part|portion|bit)(?:\s(?:was|is|being)|\s?[:=-])?\s${PART}${IT}${END}`,
  'g',
);
const WHERE = String.raw`away|out|aside|back|home|in the (?:bin|trash|fridge)|on the plate|behind|over|uneaten|for (?:later|tomorrow|the dog)|to\s(?:my|the|a|his|her)\s\p{L}{2,20}`;
const LEFT = new RegExp(
  `${ONLY}(?:left|leaving|threw away|threw out|threw|binned|didn'?t (?:eat|finish)|did not (?:eat|finish)|saved|kept|put|gave away|gave)\\s${PART}${IT}(?:\\s(?:${WHERE})){0,2}${END}`,
  'gu',
);
const EATEN_OF_ALL = new RegExp(
  `${ONLY}(?:ate|had)\\s${PART} of (?:everything|all of (?:it|them)|the lot)${END}`,
  'g',
);
/** 'egg, cheese. got full, left about a third': of all that was named */
const FULL_AND_LEFT = new RegExp(
  `\\s?[,;.]\\s?(?:but )?(?:i )?(?:got|was|felt) (?:too |so |really )?full,?\\s(?:so |and )?(?:i )?left ${PART}${IT}${END}`,
  'g',
);
/** 'left some of the rice': nobody says how much; a quarter is a guess. */
const LEFT_SOME =
  /\bleft (?:(?:a )?(?:some|bit|little|part)|a few bites) of (?=(?:the|my|it|them|that)\b)/g;
const REMAINS = new RegExp(
  `[\\s,;(–—-]{0,8}${PART}${IT}\\s(?:is\\s|was\\s|are\\s|were\\s)?(?:left(?:\\s?over)?|leftover|remaining|remains|uneaten|not eaten|went (?:to|in|into)\\s[^,;.\\n]{2,30})${END}`,
  'g',
);
/** ', half', ' - about half of it', '(half)', ' but only half' */
const ALONE = new RegExp(
  `(?:\\s?[,;(–—]\\s?|\\s-\\s|\\sbut\\s)(?:(?:only|just|well|actually|in fact)[\\s,]{1,2}){0,3}${FRACTION}${IT}(?:\\seaten)?(?!\\sand\\s(?:a\\s)?half)${END}`,
  'g',
);
/** 'carrot cake, half really', 'manakish half', 'laksa 3/4 finished it' */
const EATEN_BEHIND = new RegExp(
  String.raw`[\s,;(–—-]{1,8}${FRACTION}\s(?:of\s(?:it|them)\s)?(?:was\s|were\s)?eaten\)?${END}`,
  'g',
);
/** "didn't finish the fufu, 3/4 eaten" says it twice. */
const UNFINISHED_AHEAD =
  /^ ?(?:i )?(?:did not|didn'?t|couldn'?t|could not) (?:quite )?finish (?:all )?(?:of )?(?:the |my |an? )?(?=\p{L}[^,;.\n]{1,40}§)/gu;
const BEHIND = new RegExp(
  String.raw`(?<=\p{L})\s?,?\s(half|\d\/\d)\s(?:really|finished|eaten)(?:\sit)?${END}|(?<=\p{L}{3})(?<!\b(?:and|other|better|an?|one|in|by|of|the|with|or)) half(?: only)?(?=\s?(?:$|[,;]))`,
  'gu',
);
const UNFINISHED =
  /[\s,;(]{0,8}\b(?:but\s)?(?:i\s)?(?:did not|didn'?t|couldn'?t|could not)\s(?:quite\s)?finish(?:\s(?:it|them|it all|everything|all of it))?(?=\s?(?:$|[,;.!)\n]))/g;
/** Who else eats, as a pattern without groups. */
export const PEOPLE =
  '(?:friends?|wife|husband|partner|boyfriend|girlfriend|bf|gf|mom|mum|mother|dad|father|sister|brother|kids?|sons?|daughters?|child|children|colleagues?|coworkers?|co-workers?|roommates?|flatmates?|him|her|them|someone|somebody|people|others?|guys|family|mate|mates|buddy|cousins?|bros?|sis|hubby|wifey|roomies?|besties?|grandma|grandpa|nan|date)';
const SPLIT_WITH = new RegExp(
  String.raw`[\s,;(–—-]{0,8}\b(?:shared|split|sharing|halved)(\s(?:it|them|both|everything|all|this|that|the lot|half))?\sw(?:ith)?\s(?:(?:my|the|an?|some)\s)?(\d{1,4}|two|three|four|five)?\s?(?:other\s)?${PEOPLE}\b`,
  'g',
);
const SPLIT_BY = new RegExp(
  String.raw`[\s,;(–—-]{0,8}\b(?:shared|split|divided)(\s(?:it|them|both|everything|all|this|that))?\s(?:(?:by|between|among|amongst|across|in|into)\s(?:the\s)?(\d{1,4}|two|three|four|five|six|half)(?:\s(?:of us|people|persons|friends|ways|adults|parts?))?|(\d{1,4}|two|three|four)[\s-]ways?)\b`,
  'g',
);
/** 'shared a pizza with my wife, half each' says it twice. */
const HALF_EACH = /[\s,]{1,3}(?:half|a half|50%) each\b/g;
/** 'butter naan shared with my husband so half naan' says it twice; of 'shared a tart so half' it is all that tells. */
const SO_HALF =
  /(\bw(?:ith)?\s(?:\p{L}{2,12}\s?){1,2})?,?\sso\s(?:i\s(?:had|ate)\s|only\s|just\s)?(?:a\s)?half(?:\s(?:of\s)?(?:it|each|(?:an?\s|the\s)?\p{L}{3,20}))?(?=\s?(?:$|[,;.]))/gu;
/** 'a shared naan' */
const SHARED_ONE = /(?<=^|[,;]\s?|\b(?:and|with|plus)\s)an?\s(?:shared|split)\s(?=\p{L}{3})/gu;
const SHARED_THING = new RegExp(
  String.raw`\b(?:shared|split)\s((?:an?|the|some|\d{1,4}|one|two)\s[^,;.\n]{2,60}?)\sw(?:ith)?\s(?:(?:my|the|an?|some)\s)?(\d{1,4}|two|three|four|five)?\s?(?:other\s)?${PEOPLE}\b`,
  'g',
);
/** 'shared a large pizza, ate 3 slices' */
const SHARED_AND_ATE =
  /\b(?:shared|split|ordered)\s(?:an?|the|one)\s([^,;.\n]{2,40}?)\s?[,;.]?\s(?:and\s)?(?:i\s)?(?:only\s|just\s)?(?:ate|had|took)\s(?:about\s)?(\d{1,4}|one|two|three|four|five|six)\s(slices?|pieces?|bites?|rolls?|cups?|bowls?)\b(?:\sof\sit)?/g;

/** ', 2 of us', 'for two of us' behind what was shared */
const OF_US =
  /[\s,;(–—-]{0,8}\b(?:for\s|between\s)?(?:the\s)?(\d{1,4}|two|three|four|five)\sof\sus\b/g;
const SHARED_VERB = /\b(?:we|i)?\s?(?:shared|split)\s(?=(?:an?|the|some|one|two|\d)\b)/;
/** 'me and 2 friends shared a pizza', 'my wife and i split the pizza' */
const MORE_AND_I = new RegExp(
  String.raw`\b(?:me|i) and (?:(?:my|a|the)\s)?(?:(\d|two|three|four|five)\s)?(?:other\s)?${PEOPLE}\s(?:shared|split|halved)\s([^,;.\n]{2,60})`,
  'g',
);
const ONE_AND_I = new RegExp(
  String.raw`\b${PEOPLE} and (?:i|me)\s(?:shared|split|halved)\s([^,;.\n]{2,60})`,
  'g',
);
/** 'we split a pizza', of which nothing else is told: by two */
const WE_TWO = /\bwe\s(?:shared|split|halved)\s((?:an?|the|one|1)\s[^,;.\n]{2,60})/g;
/** '(half the fries)', ", couldn't finish the fries": of what was named before */
const HALF_THE_NAMED = new RegExp(
  `\\s?[,;(–—-]\\s?(?:but\\s)?(?:only\\s|just\\s)?${PART}\\s(?:of\\s)?(?:the|my|a)\\s([\\p{L}]{3,20})${END}`,
  'gu',
);
const UNFINISHED_NAMED = new RegExp(
  `[\\s,;(–—-]{0,8}\\b(?:but\\s)?(?:i\\s)?(did not|didn'?t|couldn'?t|could not)\\s(?:quite\\s)?finish\\s(?:all\\s)?(?:the|my)\\s(?:hot\\s)?([\\p{L}]{3,20})${END}`,
  'gu',
);
/** 'only ate half the fries', of fries that were named before */
const PART_OF_NAMED = new RegExp(
  `${ONLY}(?:ate|had|eaten|finished|drank)\\s(?:only\\s|just\\s)?${PART}\\s(?:of\\s)?(?:the|my|a)\\s([\\p{L}]{3,20})${END}`,
  'gu',
);
const LEFT_OF_NAMED = new RegExp(
  `${ONLY}(?:left|leaving|threw away|gave(?: away)?)\\s${PART}\\s(?:of\\s)?(?:(?:the|my|a)\\s)?(?!of\\b|my\\b|the\\b|it\\b|for\\b|to\\b)([\\p{L}]{3,20})(?:\\s(?:to|for)\\s(?:(?:my|the|a|his|her|our)\\s)?[\\p{L}]{2,12})?${END}`,
  'gu',
);

const NAMED_PARTS: readonly (readonly [RegExp, (part: string) => number])[] = [
  [PART_OF_NAMED, valueOf],
  [LEFT_OF_NAMED, (part) => 1 - valueOf(part)],
  [HALF_THE_NAMED, valueOf],
  [UNFINISHED_NAMED, () => NEARLY_ALL],
];

/** '1 bottle of wine between 2' */
const BETWEEN_PEOPLE = new RegExp(
  String.raw`\b(?:between|among)\s(?:the\s)?(\d|two|three|four|five|six)(?:\sof us|\speople|\sof them)?${END}`,
  'g',
);

const NUMBERS: Readonly<Record<string, number>> = {
  half: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** Writes what was eaten of a thing as a mark behind it. Takes text with plain numbers. */
export function withShares(text: string): string {
  const plain = singleSpaces(text)
    .replace(SO_HALF, (_, people?: string) => people ?? ', half')
    .replace(SHARED_ONE, 'half a ')
    .replace(
      /\b(shared|split) (?=(?:(?:large|big|small|whole|family) )?(?:bottle|jug|pitcher|bag|tub|pizza|plate|box|carton|dessert|starter)\b)/g,
      '$1 a ',
    )
    .replace(LEFT_SOME, 'left 1/4 of ');
  if (!SPEAKS_OF_SHARES.test(plain) && !/\d[/%]/.test(plain)) return plain;
  return withEatenBehind(partsOfNamed(plain))
    .replace(SMALL_PORTIONS, () => mark(SMALLER, true))
    .replace(HALF_EACH, () => (SHARED_VERB.test(plain) ? '' : mark(1 / 2)))
    .replace(OF_US, (whole: string, count: string) =>
      whole.includes('for ') || SHARED_VERB.test(plain) ? mark(1 / numberOf(count), true) : whole,
    )
    .replace(SHARED_AND_ATE, '$2 $3 of $1')
    .replace(SHARED_TWICE, '')
    .replace(OF_WEIGHED, (_, part: string, weight: string) => ` ${weight} ${mark(valueOf(part))}`)
    .replace(EATEN_OF_ALL, (_, part: string) => mark(valueOf(part), true))
    .replace(FULL_AND_LEFT, (_, part: string) => mark(1 - valueOf(part), true))
    .replace(LEFT, (_, part: string) => mark(1 - valueOf(part)))
    .replace(REMAINS, (_, part: string) => mark(1 - valueOf(part)))
    .replace(EATEN, (_, part: string) => mark(valueOf(part)))
    .replace(MY_SHARE, (_, part: string) => mark(valueOf(part)))
    .replace(UNFINISHED, () => mark(NEARLY_ALL))
    .replace(SPLIT_BY, (...[, all, by, ways]: (string | undefined)[]) =>
      mark(1 / numberOf(by ?? ways ?? '2'), isOfAll(all)),
    )
    .replace(
      SHARED_THING,
      (_, thing: string, people?: string) =>
        `${thing.replace(/^(?:an?|the)\b/, '1')} ${mark(withPeople(people))}`,
    )
    .replace(BETWEEN_PEOPLE, (_, count: string) => mark(1 / numberOf(count)))
    .replace(SPLIT_WITH, (_, all: string | undefined, people?: string) =>
      mark(withPeople(people), isOfAll(all)),
    )
    .replace(
      MORE_AND_I,
      (_, people: string | undefined, thing: string) => `${thing} ${mark(withPeople(people))}`,
    )
    .replace(ONE_AND_I, (_, thing: string) => `${thing} ${mark(1 / 2)}`)
    .replace(WE_TWO, (whole: string, thing: string) =>
      whole.includes(SHARE) || plain.includes(' ate ') ? whole : `${thing} ${mark(1 / 2)}`,
    )
    .replace(BEHIND, (_, part?: string) => mark(valueOf(part ?? 'half')))
    .replace(ALONE, (_, part: string) => mark(valueOf(part)).replace(SHARE, `${SHARE}=`));
}

function withEatenBehind(text: string): string {
  return text
    .replace(EATEN_BEHIND, (_, part: string) => mark(valueOf(part)))
    .replace(UNFINISHED_AHEAD, '');
}

function partsOfNamed(text: string): string {
  return NAMED_PARTS.reduce((told, [pattern, shareOf]) => ofNamed(told, pattern, shareOf), text);
}

function ofNamed(text: string, pattern: RegExp, shareOf: (part: string) => number): string {
  const [found] = text.matchAll(pattern);
  if (!found) return text;
  const [whole, part = '', thing = ''] = found;
  const before = text.slice(0, found.index);
  const at = before.lastIndexOf(thing);
  // 'left most of the soup' of a ramen: how much of the whole that is nobody knows, and it is no soup besides.
  if (at < 0) return pattern === LEFT_OF_NAMED ? text.replace(whole, ' ') : text;
  const after = text.slice(found.index + whole.length);
  const end = at + thing.length;
  const alone = ` ${SHARE}!${Number(shareOf(part).toFixed(3))} `;
  return before.slice(0, end) + alone + before.slice(end) + after;
}

/** 'meatloaf, mash and peas. small portions' */
const SMALL_PORTIONS = new RegExp(
  `\\s?[,.;(–—-]{1,2}\\s?(?:all |had |only )?(?:very )?(?:small|tiny|little|kid sized?|half) (?:portions|servings|helpings)(?: of (?:each|everything|all))?${END}`,
  'g',
);
const SMALLER = 0.65;

const SPEAKS_OF_SHARES =
  /\b(?:portions|servings|helpings|shared?|split|sharing|halved|divided|half|most|left|leaving|finish|between|among|of us|but|ate|had|eaten|ordered|threw|saved|binned|gave|drank|finished|managed)\b/;

/** 'split both with a friend': of everything that was named. */
function isOfAll(what: string | undefined): boolean {
  return /both|everything|all|lot/.test(what ?? '');
}

function mark(share: number, ofAll = false): string {
  return ` ${SHARE}${ofAll ? SHARE : ''}${Number(share.toFixed(3))} `;
}

function withPeople(count: string | undefined): number {
  return 1 / (1 + (count === undefined ? 1 : numberOf(count)));
}

function numberOf(word: string): number {
  return Math.max(1, NUMBERS[word] ?? Number(word));
}

function valueOf(part: string): number {
  if (part === 'half') return 0.5;
  if (part === 'most') return MOST;
  if (part.includes('%')) return Number.parseFloat(part) / 100;
  const [over, under = '1'] = part.split('/');
  const share = Number(over) / Number(under);
  return share > 0 && share < 1 ? share : 1;
}
