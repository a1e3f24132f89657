const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|o'?clock)(?![\p{L}\d])`;
const NAMED = '(?:noon|midday|midnight|lunchtime|dinnertime|bedtime|sunrise|sunset)';
const WHEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:at|around|about|by|circa|until|before|after)\s|~\s?){1,2}(?:${HOUR}|\d{1,2}:\d{2}(?!\d)|${NAMED}(?!\p{L})|\d{1,2}(?=\s?(?:$|[,;\n])))|${HOUR})`,
  'gu',
);
/** 'at 2' tells the hour; 'at 120 kcal' and 'about 2' tell an amount. */
const BARE = /^(?:(?:about|around|by|circa|until|before|after)\s|~\s?)\d{1,2}$/;

// 'toast' of '<b>toast</b>'.
const TAGS = /<\/?[a-z][a-z0-9]{0,9}\s?\/?>/g;
/** Quotes around words; behind a number they are inches. */
const QUOTES = /(?<![\d\s])["“”«»]|(?<!\d)(?<=^|\s)["“”«»]/g;

/** Text without what tells when it was eaten, and without marks around its words. Takes normalised text. */
export function withoutTimes(text: string): string {
  return text
    .replace(TAGS, ' ')
    .replace(QUOTES, ' ')
    .replace(WHEN, (found) => (BARE.test(found) ? found : ' '));
}
