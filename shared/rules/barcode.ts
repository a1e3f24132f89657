const EAN_8 = 8;
const UPC = 12;

/**
 * A product's number in one form, whichever way it was printed: the American UPC (12 digits) is the
 * EAN-13 with a zero before it, and a GTIN-14 that begins with a zero is the EAN-13 behind that.
 * @param text digits as scanned or typed; spaces and hyphens do not matter
 * @returns null where it is no such number, or its last digit does not fit the others
 */
export function readBarcode(text: string): string | null {
  const digits = digitsOf(text);
  if (!LENGTHS.test(digits) || !isChecked(digits)) return null;
  if (digits.length === EAN_8) return digits;
  if (digits.length === UPC) return `0${digits}`;
  return digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
}

/** Why `readBarcode` takes no such number: its length, or a digit that was mistyped. */
export function barcodeProblem(text: string): 'length' | 'digit' {
  return LENGTHS.test(digitsOf(text)) ? 'digit' : 'length';
}

const LENGTHS = /^(\d{8}|\d{12,14})$/;

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** The last digit makes the sum a multiple of ten, with weights 3 and 1 from the right (GS1). */
function isChecked(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
