import { latinDigits } from '#shared/records/latin-digits';

const EAN_8 = 8;
const UPC = 12;

/**
 * Normalizes a product's barcode number. A UPC (12 digits) becomes the EAN-13 with a leading zero; a GTIN-14 with a
 * leading zero becomes the EAN-13 after it.
 * @param text digits as scanned or typed; spaces and hyphens do not matter
 * @returns null if it is not such a number or its check digit is wrong
 */
export function readBarcode(text: string): string | null {
  const digits = digitsOf(text);
  if (!LENGTHS.test(digits) || !isChecked(digits)) return null;
  if (digits.length === EAN_8) return digits;
  if (digits.length === UPC) return `0${digits}`;
  return digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
}

/** Why `readBarcode` returns null: the length, or a mistyped digit. */
export function barcodeProblem(text: string): 'length' | 'digit' {
  return LENGTHS.test(digitsOf(text)) ? 'digit' : 'length';
}

const LENGTHS = /^(\d{8}|\d{12,14})$/;

function digitsOf(text: string): string {
  return latinDigits(text).replace(/[\s-]/g, '');
}

/**
 * Whether the check digit is right: the sum of the digits, with weights 1 and 3 from the right, is a multiple of ten
 * (GS1).
 */
function isChecked(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
