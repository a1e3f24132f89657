import { PORTION_WORDS, type PortionWord, type Use } from './portion-words';

const BY_FORM = new Map(
  PORTION_WORDS.flatMap((row) =>
    [row.word, ...(row.forms?.split(' ') ?? [])].map((form) => [form, row] as const),
  ),
);

/** The row of a word as it is written; undefined for every other word. */
export function portionWord(written: string): PortionWord | undefined {
  const row = BY_FORM.get(written);
  if (row) return row;
  const measure = BY_FORM.get(singular(written));
  // Volumes have their plurals written out: 'tsps' is one, 'tbls' is none.
  return measure?.ml === undefined ? measure : undefined;
}

function singular(word: string): string {
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words with a use, in the singular. */
export function portionWords(use: Use): string[] {
  const isUsed = ({ uses = [] }: PortionWord) => uses.includes(use);
  return PORTION_WORDS.filter(isUsed).map(({ word }) => word);
}

/** A pattern, without groups around it, of the words with a use, singular or plural. */
export function anyPortionWord(use: Use): string {
  return portionWords(use)
    .map((word) => (/(?:s|x|sh|ch)$/.test(word) ? `${word}(?:es)?` : `${word}s?`))
    .join('|');
}
