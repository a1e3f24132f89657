import type { FoodTable } from '../food-table';
import { keyInAnyOrder } from './any-order';
import { isNaming, type AskedTerms } from './asked-terms';
import { RAW_WORDS } from './kinds';
import { PIECES } from './light-words';
import { WHOLE, type Match } from './match';
import { WEIGHTS } from './weights';
import { termsOf, wordsOf } from './words';

/** The food that our own list means by the words, or by what is left without how it is prepared. */
export function plainMatch(table: FoodTable, phrase: string, asked: AskedTerms): Match | undefined {
  const words = wordsOf(phrase);
  const exact = table.named.get(words.join(' ')) ?? table.named.get(keyInAnyOrder(words) ?? '');
  if (exact !== undefined && !isPieceOnly(phrase)) return exactMatch(exact, asked);
  if (asked.total === 0 || RAW_WORDS.some((word) => asked.set.has(word))) return undefined;
  const place = table.named.get(bareWords(phrase) ?? '');
  return place === undefined ? undefined : bareMatch(place, asked);
}

/** 'packet', 'bag': whoever says no more names no food. */
function isPieceOnly(phrase: string): boolean {
  return termsOf(phrase).every((term) => PIECES.has(term));
}

function exactMatch(place: number, asked: AskedTerms): Match {
  const gain = Math.max(asked.total, WEIGHTS.namedGain);
  const score = gain + WEIGHTS.named + WEIGHTS.noun + WEIGHTS.head;
  return { ...WHOLE, place, score, gain, named: true };
}

/** The words that can name a food; undefined where others say more than how it is prepared. */
function bareWords(phrase: string): string | undefined {
  const bare = wordsOf(phrase)
    .filter((word) => isNaming(word))
    .join(' ');
  // 'reduced fat milk' says more than 'milk', though each word of it is light.
  const naming = termsOf(phrase).filter((term) => isNaming(term));
  return termsOf(bare).length < naming.length ? undefined : bare;
}

function bareMatch(place: number, asked: AskedTerms): Match {
  const held = asked.weightOf(asked.naming);
  const gain = held - (asked.total - held) * WEIGHTS.missing;
  const score = gain + WEIGHTS.noun + WEIGHTS.head + WEIGHTS.plain;
  const cover = held / asked.total;
  return { ...WHOLE, place, cover, score, gain, named: false };
}
