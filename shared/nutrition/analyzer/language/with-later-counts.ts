import { readCount } from './plain-numbers';
import { PEOPLE } from './shares';

const COUNT = '\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve';
const OF_THEM = '(?: (?:of )?(?:them|those|these|it))?';
const VERBS = 'gave|shared|dropped|threw|left|saved|minus|ate|had|eaten|finished|another|plus';
const LATER = new RegExp(String.raw`\b(?:${VERBS}|more|all but)\b`);
/** 'glass of red, then another': the first is one, too. */
const ONE_VESSEL =
  /(?<=^|[,;.\n]\s?|\b(?:and|with|had|drank|ate)\s)(?:an?\s)?(?=(?:glass|pint|can|bottle|cup|mug|bowl|plate|slice|piece|shot|scoop)\b[^,;.]{2,30}[,;.]?\s(?:and\s)?(?:then\s)?another(?:\sone)?\s?(?:$|[,;.]))/;
/** 'half a box last night, other half this morning' is all of it. */
const BOTH_HALVES =
  /\bhalf (?:an?|the|my|of (?:an?|the|my)) ([^,;.\n]{2,50}?)[,;.]? (?:(?:and|then|i|later|ate|had|finished) ){0,4}(?:the )?other half(?: of it)?(?: lol| too)?(?: (?:later|this|last|for (?:breakfast|lunch|dinner|supper|dessert)|at (?:lunch|dinner|work|night)|after|now|today|tonight|an hour)\b[^,;.\n]{0,20}|(?=\s?(?:$|[,;.)\n])))/g;
/** Of the other half nothing is told. */
const OTHER_HALF =
  /,? ?\b(?:and |but )?(?:the )?other half(?: of (?:it|them|that))?(?=\s?(?:$|[,;.)\n]|for\b|is\b|to\b|goes\b|went\b|tomorrow\b|saved\b|in the\b))/g;
/** 'a twix. then another one' */
const ONE_THING =
  /(?<=^|[,;.\n]\s?|\b(?:had|ate|drank)\s)(?:an?\s)?(?=(?!\d|one\b|two\b|half\b)\p{L}[^,;.\d\n]{2,30}(?: 1)?[,;.]\s(?:and\s)?(?:then\s)?another(?:\sone)?\s?(?:$|[,;.]))/u;
const COUNTED_ONE = / 1(?=[,;.]\s(?:and\s)?(?:then\s)?another(?:\sone)?\s?(?:$|[,;.]))/g;
/** 'pork tamales, had 3': so many of what was named, of which no number was told. */
const NAMED_THEN_COUNTED = new RegExp(
  String.raw`^((?:(?!\d)[^,;.(\n§]){3,40}s)(?:\s?(?:[,;:(–—-]|\.{1,3})\s?|\s)(?:and )?(?:i )?(?:only |just |probably )?(?:had|ate|eaten) (?:about |like |only |just |maybe )?(\d{1,2}|${COUNT})(?: of (?:them|those|these))?(?=\s?(?:$|[,;.)\n]))`,
);
const MAKER = String.raw`(?:(?:my|the|our|we|i) )?(?:(?:${PEOPLE}|gran|granny|nanny|aunt(?:ie|y)?|uncle|neighbou?r) )?(?:made|cooked|baked|brought|bbq(?:ed|'d)|did|ordered|got) (?:some |us |me |fresh )?`;
const NAME = String.raw`((?:(?!\d|(?:and|with|for)\b)[\p{L}' -]){3,30}`;
const I_HAD = String.raw`(?:\s?[,;:(–—-]\s?|\s)(?:and )?(?:i )?(?:only |just )?(?:had|ate) (?:about |like |only |just |maybe )?(\d{1,2}|${COUNT})`;
const FOR_OTHERS = String.raw`(?: for (?:the|my|our) \p{L}{3,12}(?: \p{L}{3,12})?)?`;
const OF_THESE = '(?: of (?:them|those|these))?';
const BESIDE = String.raw`(?=\s?(?:$|[,;.)\n]|(?:with|w|in|and|on)\b))`;
/** 'mum made pancakes i had 4 with lemon', 'pancakes, had 4 with syrup' */
const MADE_THEN_COUNTED = new RegExp(
  String.raw`^(?:${MAKER})?${NAME}s)${FOR_OTHERS}${I_HAD}${OF_THESE}(?: myself)?${BESIDE}`,
  'u',
);
/** 'we made pizza and i had 3 slices' */
const MADE_THEN_CUT = new RegExp(
  String.raw`^${MAKER}${NAME})${FOR_OTHERS}${I_HAD} (slices?|pieces?|squares?|bowls?|plates?|cups?|servings?|helpings?|scoops?)(?: of it)?(?: myself)?${BESIDE}`,
  'u',
);
/** Where what is told later begins: at a pause, or before its verb. */
const JOINT = new RegExp(
  String.raw`([,;.(\n!](?!\d)|\s-\s|(?<=\b(?:ate|had|eaten|finished) (?:(?:only|just) )?(?:${COUNT})${OF_THEM})\s(?=(?:and|plus) (?:an?|some|\d)\b)|(?<!\b(?:and|but|then|i|we|only|just))\s(?=(?:(?:and|but|then) )?(?:(?:i|we) )?(?:(?:only|just) )?(?:${VERBS}|\d{1,3} more)\b))`,
);
const THING = new RegExp(String.raw`\b(${COUNT}) (?!of\b)([^\d]{2,40})$`);
const AROUND = /^(?:and|but|then|i|we) /;

const GAVE_AWAY = new RegExp(
  `^(?:gave|shared|dropped|threw|left|saved|minus) (?:away )?(${COUNT})${OF_THEM}(?: (?:away|out|behind|over|for later|to .{2,30}|with .{2,30}|on the plate))?$`,
);
const ATE = new RegExp(
  `^(?:(?:only|just) )?(?:ate|had|eaten|finished) (?:(?:only|just|about) )?(${COUNT})${OF_THEM}$`,
);
const MORE = new RegExp(
  `^(?:plus )?(?:another (${COUNT})|(${COUNT}) more|another(?: one)?)${OF_THEM}$`,
);
const ALL_BUT = new RegExp(
  String.raw`\ball but (${COUNT}) of (?:the |my )?(${COUNT})\b(?: of\b)?`,
  'g',
);

/** Counts that are told once more: '4 cookies, gave one away' is 3 of them. Takes normalised text. */
export function withLaterCounts(text: string): string {
  const whole = text.includes('other half')
    ? text.replaceAll(BOTH_HALVES, '1 $1 ').replaceAll(OTHER_HALF, ' ')
    : text
        .replace(MADE_THEN_COUNTED, '$2 $1')
        .replace(NAMED_THEN_COUNTED, '$2 $1')
        .replace(MADE_THEN_CUT, '$2 $3 of $1');
  if (!LATER.test(whole)) return whole;
  const parts = whole
    .replace(COUNTED_ONE, '')
    .replace(ONE_VESSEL, '1 ')
    .replace(ONE_THING, '1 ')
    .replace(ALL_BUT, (whole, less: string, all: string) => {
      const left = readCount(all) - readCount(less);
      return left > 0 ? String(left) : whole;
    })
    .split(JOINT);
  return parts.reduce<string[]>(withPart, []).join('');
}

function withPart(before: string[], part: string): string[] {
  const at = before.findLastIndex((one, place) => place % 2 === 0 && one.trim() !== '');
  const told = before[at];
  const [whole, had, thing] = THING.exec(told?.trimEnd() ?? '') ?? [];
  if (told === undefined || whole === undefined || had === undefined) return [...before, part];
  const count = countedAgain(withoutAround(part.trim()), readCount(had));
  if (count === undefined || count <= 0) return [...before, part];
  const counted =
    told.trimEnd().slice(0, -whole.length) +
    `${count} ${(thing ?? '').replace(/^pack of /, 'packs of ')}`;
  return [...before.slice(0, at), counted, ' ', ''];
}

function withoutAround(words: string): string {
  const rest = words.replace(AROUND, '');
  return rest === words ? words : withoutAround(rest);
}

/** How many they are after what is told later; undefined where that tells no number of them. */
function countedAgain(later: string, had: number): number | undefined {
  const gave = GAVE_AWAY.exec(later)?.[1];
  if (gave !== undefined) return had - readCount(gave);
  const ate = ATE.exec(later)?.[1];
  if (ate !== undefined) return readCount(ate) <= had ? readCount(ate) : undefined;
  const more = MORE.exec(later);
  return more ? had + readCount(more[1] ?? more[2] ?? 'one') : undefined;
}
