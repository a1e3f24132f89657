// The zero of each script whose digits are on the keyboard of a common locale; its nine other digits follow it.
const ZEROS = [
  0x06_60, // Arabic
  0x06_f0, // Persian and Urdu
  0x09_66, // Devanagari: Hindi, Marathi, Nepali
  0x09_e6, // Bengali
  0x0a_66, // Gurmukhi
  0x0a_e6, // Gujarati
  0x0b_e6, // Tamil
  0x0c_66, // Telugu
  0x0c_e6, // Kannada
  0x0d_66, // Malayalam
  0x0e_50, // Thai
  0x0e_d0, // Lao
  0x10_40, // Burmese
  0x17_e0, // Khmer
  0xff_10, // Chinese and Japanese, full width
];

const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;
const ARABIC_GROUP_SIGN = /(?<=\d)٬(?=\d)/g;
const ARABIC_DECIMAL_SIGN = /(?<=\d)٫(?=\d)/g;

/** Replaces the digits and number signs of other scripts by Latin ones: '٧٠٫٥' becomes '70.5'. */
export function latinDigits(text: string): string {
  const digits = text.replace(OTHER_DIGIT, latinDigit);
  return digits.replace(ARABIC_GROUP_SIGN, '').replace(ARABIC_DECIMAL_SIGN, '.');
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}
