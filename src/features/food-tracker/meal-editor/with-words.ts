import { DESCRIPTION_MAX } from '#shared/records/meal';

/** Adds words up to the maximum length; a word that does not fit is left out completely. */
export function withWords(typed: string, words: string): string {
  let all = typed.trimEnd();
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = all === '' ? word : `${all} ${word}`;
    if (longer.length > DESCRIPTION_MAX) break;
    all = longer;
  }
  return all;
}
