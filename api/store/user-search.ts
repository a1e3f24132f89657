import { sql, type RawBuilder, type SqlBool } from 'kysely';

// The search index holds every three letters in a row: shorter words are looked for row by row.
const INDEXED_FROM = 3;
const COLUMNS = ['email', 'first_name', 'last_name', 'status'] as const;

/**
 * The condition that every word of a search is part of one of a person's four fields, whatever its case;
 * undefined where nothing is searched for. For a query of `user_directory`.
 * @param way 'find' begins with what is found; 'walk' goes along the order that is asked for and looks
 *   at each row whether it is among the finds: the quicker way to a few of very many
 */
export function searchCondition(
  search: string | undefined,
  way: 'find' | 'walk',
): RawBuilder<SqlBool> | undefined {
  const words = wordsOf(search ?? '');
  if (words.length === 0) return undefined;
  const conditions = words.filter((word) => !isIndexed(word)).map(anyColumnHolds);
  const indexed = words.filter(isIndexed);
  if (indexed.length > 0) conditions.unshift(indexHolds(indexed, way));
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
}

/** The question to the index that is the whole of a search; undefined where a word is too short for it. */
export function indexQuestion(search: string | undefined): string | undefined {
  const words = wordsOf(search ?? '');
  return words.length > 0 && words.every(isIndexed) ? questionOf(words) : undefined;
}

/** Each word as a phrase, in quotes: nothing in it means anything to the index. */
function questionOf(words: string[]): string {
  return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
}

function wordsOf(search: string): string[] {
  return search
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
}

const isIndexed = (word: string) => Array.from(word).length >= INDEXED_FROM;

function indexHolds(words: string[], way: 'find' | 'walk'): RawBuilder<SqlBool> {
  // With a plus before it the column is no way into the table.
  const n = way === 'walk' ? sql`+n` : sql`n`;
  return sql<SqlBool>`${n} IN (SELECT rowid FROM user_search WHERE user_search MATCH ${questionOf(words)})`;
}

function anyColumnHolds(word: string): RawBuilder<SqlBool> {
  const tries = COLUMNS.flatMap((column) =>
    casesOf(word).map((text) => {
      const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
      return sql`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`;
    }),
  );
  return sql<SqlBool>`(${sql.join(tries, sql` OR `)})`;
}

/** LIKE knows the case of A to Z alone: of other letters each is tried. */
function casesOf(word: string): string[] {
  const lower = word.toLowerCase();
  const cases = [lower, word.toUpperCase(), lower.charAt(0).toUpperCase() + lower.slice(1)];
  return /^\p{ASCII}*$/u.test(word) ? [lower] : [...new Set(cases)];
}
