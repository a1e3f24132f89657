import { latinDigits } from '#shared/records/latin-digits';

// Group separators that no locale uses as a decimal separator. The space may be a narrow one.
const SPACED = /^\d{1,3}([\s'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/;
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;
// Persian is typed with a slash as the decimal separator.
const PERSIAN_DECIMAL = /(?<=[۰-۹])\/(?=[۰-۹])/;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a typed number, with or without group separators; null for anything else. If there are two separators, the
 * last one is the decimal separator. '1,200' is 1200 or 1.2, depending on the locale. The digits may be of any script.
 * @param locale by default the browser's
 */
export function readNumber(text: string, locale?: string): number | null {
  const trimmed = latinDigits(text.trim().replace(PERSIAN_DECIMAL, '.'));
  const isBelow = /^[-−]/.test(trimmed);
  const digits = plainDigits(isBelow ? trimmed.slice(1) : trimmed, locale);
  const number = digits === null ? NaN : Number(digits.replace(',', '.'));
  if (!Number.isFinite(number)) return null;
  return isBelow && number !== 0 ? -number : number;
}

/** The digits without group separators, with at most a decimal separator. */
function plainDigits(text: string, locale?: string): string | null {
  if (SPACED.test(text)) return text.replace(/[\s'’]/g, '');
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const whole = text.slice(0, Math.max(decimal, 0));
  const sign = text.charAt(decimal);
  if (/[.,]/.test(whole)) {
    if (!whole.includes(sign)) return decimalOf(text, decimal);
    return GROUPED.test(text) ? text.replace(/[.,]/g, '') : null;
  }
  if (!PLAIN.test(text)) return null;
  const isGroup = ONE_GROUP.test(text) && groupSign(locale) === sign;
  return isGroup ? text.replace(sign, '') : text;
}

/** Reads '1,234.5', with groups before another separator. */
function decimalOf(text: string, at: number): string | null {
  const [whole, rest] = [text.slice(0, at), text.slice(at + 1)];
  return GROUPED.test(whole) && /^\d*$/.test(rest) ? `${whole.replace(/[.,]/g, '')}.${rest}` : null;
}

function groupSign(locale?: string): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  return parts.find(({ type }) => type === 'group')?.value;
}

/** Converts a typed number for the schemas of records. Other text stays unchanged, so that the schemas can reject it. */
export function plainNumber(text: string): string {
  const number = readNumber(text);
  return number === null ? text : String(number);
}

/** For a field that is read again: three decimals alone would be read as a group in some locales. */
export function fieldWords(value: number): string {
  const words = String(value);
  return /\.\d{3}$/.test(words) ? `${words}0` : words;
}
