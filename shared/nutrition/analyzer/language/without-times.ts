const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|o'?clock)(?![\p{L}\d])`;
const NAMED = '(?:noon|midday|midnight|lunchtime|dinnertime|bedtime|sunrise|sunset)';
const WHEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:at|around|about|by|circa|until|before|after)\s|~\s?){1,2}(?:${HOUR}|\d{1,2}:\d{2}(?!\d)|${NAMED}(?!\p{L})|\d{1,2}(?=\s?(?:$|[,;\n])))|${HOUR})`,
  'gu',
);
/** 'at 2' tells the hour; 'at 120 kcal' and 'about 2' tell an amount. */
const BARE = /^(?:(?:about|around|by|circa|until|before|after)\s|~\s?)\d{1,2}$/;

const OF_CLOCK = String.raw`(?:[1-9]|1[0-2])(?: ?ish)?`;
/** 'at 10 a banana and at 12 soup', 'then about 4 a slice of cake': the hour counts nothing of what follows. */
const HOUR_AHEAD: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<!\b(?:in|size|weighs?|weighing|it|each|was) )at ${OF_CLOCK} (?=[\p{L}\d])(?!(?:guys|elevens?|k?cals?|calories|percent|each|different|o|g|ml|cl|oz|ounces?|fl|fluid|grams?|lbs?|pounds?|cups?|kg|km|miles?|mins?|minutes|hours?|months?|weeks?|degrees|points|places|per|x|and|in|with|then|so|but)\b)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:about|around) ${OF_CLOCK} (?=(?:an?|some|two|three|half an?) (?!(?:day|week|month|time|night|serving|piece|pop|head|person|pack|bag of \d)\b)\p{L})`,
    'gu',
  ),
];

/** 'nihari sunday' is no sunday roast; 'taco tuesday' and 'good friday' are names. */
const DAY_BEHIND =
  /(?<=\p{L}{3})(?<!\b(?:this|next|last|from|since|until|till|happy|good|black|taco|fish|meatless|ruby|roast|roasts|the|for|every|each|meal|prep|party|starting|over)) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?= ?[.!]?$)/u;

// 'toast' of '<b>toast</b>'.
const TAGS = /<\/?[a-z][a-z0-9]{0,9}\s?\/?>/g;
/** Quotes around words; behind a number they are inches. */
const QUOTES = /(?<![\d\s])["“”«»]|(?<!\d)(?<=^|\s)["“”«»]/g;

/** Text without what tells when it was eaten, and without marks around its words. Takes normalised text. */
export function withoutTimes(text: string): string {
  return withoutHours(text)
    .replace(TAGS, ' ')
    .replace(QUOTES, ' ')
    .replace(WHEN, (found) => (BARE.test(found) ? found : ' '))
    .replace(DAY_BEHIND, '');
}

function withoutHours(text: string): string {
  return HOUR_AHEAD.reduce(
    (told, hour) => told.replace(hour, (_, at: number) => (at === 0 ? '' : ', ')),
    text,
  );
}
