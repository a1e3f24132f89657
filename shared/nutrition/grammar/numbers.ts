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
};

const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Writes fraction signs out: '1½' becomes '1 1/2'. To be done before letters are normalised. */
export function spellFractions(text: string): string {
  return text.replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign] ?? ''}`);
}

/** A number as text writes it ('2', '1.5', '1/2', '1 1/2', '2-3'), as a pattern without groups. */
export const NUMBER = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?(?:\s*(?:-|to)\s*\d+(?:[.,]\d+)?)?)(?![\d%])`;

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

function decimal(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

function positive(number: number): number | undefined {
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
