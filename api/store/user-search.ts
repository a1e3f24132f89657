import { type QueryExecutorProvider, sql, type RawBuilder, type SqlBool } from 'kysely';

import { dialectOf } from './dialect/dialect-of';

/** The beginning of an account's id, with at least 8 digits so that it is not a name. */
const ACCOUNT_ID = /^[0-9a-f]{8}(?:-[0-9a-f-]{0,27})?$/i;
/** A complete Stripe id of a customer or subscription. */
const STRIPE_ID = /^(?:cus|sub)_\w{4,}$/;

/**
 * The condition that every word of a search is part of a user's email, name or status, ignoring case, or that the
 * search is one of the user's ids; undefined for an empty search. For a query on `user_directory`.
 * @param way 'find' starts from the matches; 'walk' reads rows in sort order and checks whether each matches, which
 * is faster for a few out of very many matches
 */
export function searchCondition(
  db: QueryExecutorProvider,
  search: string | undefined,
  way: 'find' | 'walk',
): RawBuilder<SqlBool> | undefined {
  const words = wordsOf(search ?? '');
  if (words.length === 0) return undefined;
  const { isIndexed, indexHolds, textHolds } = dialectOf(db).search;
  const conditions = words.filter((word) => !isIndexed(word)).map(textHolds);
  const indexed = words.filter(isIndexed);
  if (indexed.length > 0) conditions.unshift(indexHolds(indexed, way));
  const byWords = sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
  const byId = idCondition(search ?? '');
  return byId ? sql<SqlBool>`(${byWords} OR ${byId})` : byWords;
}

/** The words of a search that the index alone can answer; undefined if it cannot. */
export function indexedWords(
  db: QueryExecutorProvider,
  search: string | undefined,
): string[] | undefined {
  const words = wordsOf(search ?? '');
  if (words.length === 0 || idCondition(search ?? '')) return undefined;
  return words.every(dialectOf(db).search.isIndexed) ? words : undefined;
}

/** Ids are not in the index, because texts such as 'ada' occur in many of them. */
function idCondition(search: string): RawBuilder<SqlBool> | undefined {
  const id = search.trim();
  if (ACCOUNT_ID.test(id)) {
    const start = id.toLowerCase();
    return sql<SqlBool>`(user_id >= ${start} AND user_id < ${`${start}g`})`;
  }
  if (!STRIPE_ID.test(id)) return undefined;
  return id.startsWith('cus')
    ? sql<SqlBool>`user_id IN (SELECT id FROM users WHERE stripe_customer_id = ${id})`
    : sql<SqlBool>`user_id IN (SELECT user_id FROM subscriptions WHERE id = ${id})`;
}

function wordsOf(search: string): string[] {
  return foldLetters(search.normalize('NFC'))
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
}

/**
 * Letters that are not a base letter with a diacritic, so removing diacritics does not change them. The column
 * `user_directory.search_text` replaces the same letters; a test compares the two.
 */
export const FOLDED: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
};

function foldLetters(text: string): string {
  return Array.from(text, (letter) => FOLDED[letter] ?? letter).join('');
}
