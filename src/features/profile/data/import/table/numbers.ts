export type DecimalMark = '.' | ',';

// Numbers with only one possible decimal mark: '12.5', '0.125', '1,420.5'. '1.420' is ambiguous.
const POINT_DECIMAL = /^-?(?:\d+\.(?:\d{1,2}|\d{4,})|(?:0|\d{4,})\.\d{3}|\d{1,3}(?:,\d{3})+\.\d+)$/;

const COMMA_DECIMAL = /^-?(?:\d+,(?:\d{1,2}|\d{4,})|(?:0|\d{4,}),\d{3}|\d{1,3}(?:\.\d{3})+,\d+)$/;

// Thousands are separated by the other mark; such a number never begins with 0.
const GROUPED: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
  ',': /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
};

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const SPACES = /[\s'’\u00A0\u202F]/g;
const LONGEST = 30;

/**
 * The decimal mark of a table. Numbers with only one possible reading decide, and otherwise the delimiter: tables
 * with decimal commas use semicolons between cells.
 */
export function decimalMark(texts: Iterable<string>, delimiter: string): DecimalMark {
  let points = 0;
  let commas = 0;
  for (const text of texts) {
    if (text.length > LONGEST) continue;
    if (POINT_DECIMAL.test(text)) points += 1;
    else if (COMMA_DECIMAL.test(text)) commas += 1;
  }
  if (points !== commas) return points > commas ? '.' : ',';
  return delimiter === ';' ? ',' : '.';
}

/** Reads a number of a table, with or without thousands separators; null if it is not a number. */
export function numberOf(text: string, mark: DecimalMark): number | null {
  const tight = text.replace(SPACES, '');
  if (tight === '' || tight.length > LONGEST) return null;
  const plain = withPoint(tight, mark);
  return PLAIN.test(plain) ? Number(plain) : null;
}

function withPoint(text: string, mark: DecimalMark): string {
  const other = mark === '.' ? ',' : '.';
  if (GROUPED[mark].test(text)) {
    return text.replaceAll(other, '').replace(mark, '.').replace(/\.$/, '');
  }
  // With any other number of digits after it, the other mark is a decimal mark, too.
  return text.includes(mark) ? text.replace(mark, '.') : text.replace(other, '.');
}

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1_000,
  oz: 28.349523125,
  ounce: 28.349523125,
  ounces: 28.349523125,
  lb: 453.59237,
  lbs: 453.59237,
  pound: 453.59237,
  pounds: 453.59237,
};

// '150.00 g' and '150 g, cooked', not '5 oz can' and not '8 fl oz'.
const WEIGHED = /^([\d.,]+)\s*([a-z]+)\s*(?:,.*)?$/i;

const MOST = 10_000;

/** The grams in the text of an amount; null if it has another measure or none. */
export function weightOfAmount(amount: string, mark: DecimalMark): number | null {
  const [, count = '', unit = ''] = WEIGHED.exec(amount.trim()) ?? [];
  const each = GRAMS[unit.toLowerCase()];
  const number = numberOf(count, mark);
  if (each === undefined || number === null) return null;
  const grams = number * each;
  return grams > 0 && grams <= MOST ? grams : null;
}
