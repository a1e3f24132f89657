/** The user of the password. */
export interface PasswordContext {
  email: string;
  names: readonly string[];
}

const PRODUCT = 'platelog';
const WORD_MIN = 3;

/**
 * Whether a password consists of what attackers try first: the user's email, names and the product's name, alone,
 * combined, or with digits and signs. SECURITY.md lists these words.
 */
export function isContextPassword(password: string, { email, names }: PasswordContext): boolean {
  const typed = lettersAndDigits(password);
  const [mailbox = ''] = email.split('@', 1);
  const parts = [mailbox, ...names].flatMap((text) => text.split(/[\s._+-]/));
  const words = [PRODUCT, email, mailbox, ...names, ...parts]
    .map(lettersAndDigits)
    .filter((word) => word.length >= WORD_MIN)
    // Longer words first: if 'ann' were removed before 'anna', the last letter would count as another word.
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && !/\p{L}/u.test(rest);
}

/** In lower case, without accents, blanks and signs. */
function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
