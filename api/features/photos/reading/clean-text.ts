const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;
const LINKS = /\b(?:https?|ftp|javascript|data|file|mailto):\S*|\bwww\.\S+/giu;
const MARKUP = /<[^>]*>?|[<>`{}[\]\\|]/gu;

export function cleanText(text: string, most: number): string {
  const plain = text
    .slice(0, 1_000)
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(MARKUP, ' ')
    .replace(/\S+/gu, (word) => (isMailAddress(word) ? ' ' : word))
    .replace(LINKS, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, most).join('').trim();
}

/** '@' with something before it, and a dot between two letters after it. */
function isMailAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at !== -1 && word.slice(0, -1).lastIndexOf('.') > at + 1;
}
