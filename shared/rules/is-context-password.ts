/** Whose password it is to be. */
export interface PasswordContext {
  email: string;
  names: readonly string[];
}

const PRODUCT = 'platelog';
const WORD_MIN = 3;

/**
 * Whether a password is made of what guessers try first of a person: their email, their name and the product's
 * name, alone, together, or with digits and signs around them. SECURITY.md lists these words.
 */
export function isContextPassword(password: string, { email, names }: PasswordContext): boolean {
  const typed = lettersAndDigits(password);
  const [mailbox = ''] = email.split('@', 1);
  const parts = [mailbox, ...names].flatMap((text) => text.split(/[\s._+-]/));
  const words = [PRODUCT, email, mailbox, ...names, ...parts]
    .map(lettersAndDigits)
    .filter((word) => word.length >= WORD_MIN)
    // Of 'ann' and 'anna' the longer one: else its last letter would pass for a word of its own.
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && !/\p{L}/u.test(rest);
}

/** In small letters, without accents, blanks and signs. */
function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
