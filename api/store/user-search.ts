import { type QueryExecutorProvider, sql, type RawBuilder, type SqlBool } from 'kysely';

import { dialectOf } from './dialect/dialect-of';

/** The beginning of an account's id, as long as no name is. */
const ACCOUNT_ID = /^[0-9a-f]{8}(?:-[0-9a-f-]{0,27})?$/i;
/** Stripe's id of a customer or a subscription, whole. */
const STRIPE_ID = /^(?:cus|sub)_\w{4,}$/;

/**
 * The condition that every word of a search is part of a person's e-mail, names or status, whatever its
 * case, or that the search is an id of theirs; undefined where nothing is searched for. For a query of
 * `user_directory`.
 * @param way 'find' begins with what is found; 'walk' goes along the order that is asked for and looks
 *   at each row whether it is among the finds: the quicker way to a few of very many
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

/** The words of a search that is answered by the index alone; undefined where it takes more than that. */
export function indexedWords(
  db: QueryExecutorProvider,
  search: string | undefined,
): string[] | undefined {
  const words = wordsOf(search ?? '');
  if (words.length === 0 || idCondition(search ?? '')) return undefined;
  return words.every(dialectOf(db).search.isIndexed) ? words : undefined;
}

/** Ids are no part of the index: 'ada' stands in many of them. */
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
 * Letters that are no plain letter with a mark, and so are left as they are where marks are taken off. The
 * column `user_directory.search_text` writes the same letters plainly: a test compares the two.
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
