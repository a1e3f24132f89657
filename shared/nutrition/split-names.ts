import { readPhrase } from './grammar/amounts';
import type { Chunk } from './grammar/chunks';
import { isNaming } from './ranking/asked-terms';
import { RAW_WORDS } from './ranking/kinds';
import type { Match } from './ranking/match';
import { termsOf } from './ranking/words';
import type { Find } from './read-run';

// A name of more words is hardly two names.
const SPLIT_WORDS_MAX = 6;

/** 'pancakes maple syrup': two plain names without a word between them. */
export function splitNames(find: Find, chunk: Chunk): Chunk[] {
  const words = chunk.phrase.food.split(' ');
  if (words.length < 2 || words.length > SPLIT_WORDS_MAX) return [chunk];
  // 'dry maize flour': dry is said of both.
  if (RAW_WORDS.some((word) => words.includes(word))) return [chunk];
  if (isWholeName(find(chunk.phrase.food))) return [chunk];
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [one, other] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!namesFood(find, one) || !namesFood(find, other)) continue;
    return [
      { ...chunk, phrase: { ...chunk.phrase, food: one } },
      { text: other, joint: 'with', phrase: readPhrase(other) },
    ];
  }
  return [chunk];
}

const WHOLE_COVER = 0.95;

function isWholeName(match: Match | undefined): boolean {
  return match !== undefined && (match.named || match.cover >= WHOLE_COVER);
}

/** 'crisp' is a food by itself, and tells how an apple is. */
function namesFood(find: Find, words: string): boolean {
  return find(words)?.named === true && termsOf(words).some((term) => isNaming(term));
}
