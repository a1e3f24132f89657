import { readNumberWord } from './plain-numbers';

const COUNT = String.raw`\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve`;
const OF_THEM = String.raw`(?:\s(?:of\s)?(?:them|those|these|it))?`;
const END = String.raw`(?=\s?(?:$|[,;.!?)\n]))`;
/** '4 cookies, but i ': a counted thing, and what is told of it later. */
const THING = String.raw`\b(${COUNT})\s(?!of\b)(\p{L}[^,;.\n(]{1,30}?)[\s,;(-]{1,4}(?:and\s|but\s|then\s){0,2}(?:i\s|we\s)?`;
const LATER =
  /\b(?:gave|shared|dropped|threw|left|saved|ate|had|eaten|finished|minus|more|another|all but)\b/;

const GAVE_AWAY = new RegExp(
  String.raw`${THING}(?:gave|shared|dropped|threw|left|saved|minus)\s(?:away\s)?(${COUNT})${OF_THEM}(?:\s(?:away|out|behind|over|for later|to\s[^,;.\n]{2,30}|with\s[^,;.\n]{2,30}|on the plate))?${END}`,
  'gu',
);
const ATE = new RegExp(
  String.raw`${THING}(?:(?:only|just)\s)?(?:ate|had|eaten|finished)\s(?:(?:only|just|about)\s)?(${COUNT})${OF_THEM}${END}`,
  'gu',
);
const MORE = new RegExp(
  String.raw`${THING}(?:plus\s)?(?:another\s(${COUNT})|(${COUNT})\smore|another)${OF_THEM}${END}`,
  'gu',
);
const ALL_BUT = new RegExp(
  String.raw`\ball but (${COUNT}) of (?:the |my )?(${COUNT})\b(?: of)?`,
  'g',
);

/** Counts that are told once more: '4 cookies, gave one away' is 3 of them. Takes normalised text. */
export function withLaterCounts(text: string): string {
  if (!LATER.test(text)) return text;
  return text
    .replace(ALL_BUT, (whole, less: string, all: string) =>
      counted(whole, valueOf(all) - valueOf(less), ''),
    )
    .replace(GAVE_AWAY, (whole, had: string, thing: string, gave: string) =>
      counted(whole, valueOf(had) - valueOf(gave), thing),
    )
    .replace(ATE, (whole, had: string, thing: string, ate: string) =>
      valueOf(ate) <= valueOf(had) ? counted(whole, valueOf(ate), thing) : whole,
    )
    .replace(MORE, (whole, ...[had = '', thing = '', another, more]: (string | undefined)[]) =>
      counted(whole, valueOf(had) + valueOf(another ?? more ?? 'one'), thing),
    );
}

function counted(whole: string, count: number, thing: string): string {
  return count > 0 ? `${count} ${thing}`.trim() : whole;
}

function valueOf(word: string): number {
  return readNumberWord(word) ?? Number(word);
}
