import { sql } from 'kysely';

import type { Database } from '../../api/store/database';
import { dialectOf } from '../../api/store/dialect/dialect-of';

/** Tables and views with the names of their columns, whether these may be null, and the columns of keys. */
export async function schemaOf(db: Database): Promise<unknown> {
  const tables = await db.introspection.getTables();
  const keys = await keysOf(db);
  return tables
    .filter(({ name }) => !name.startsWith('user_search'))
    .map(({ name, isView, columns }) => ({
      name,
      isView,
      keys: keys.get(name)?.sort() ?? [],
      columns: columns
        .map((column) =>
          isView
            ? column.name
            : `${column.name} ${kindOf(column.dataType)} ${orNull(column, keys.get(name))}`,
        )
        // A generated column; the library does not list it on SQLite.
        .filter((column) => !column.startsWith('search_text'))
        .sort(),
    }))
    .sort((one, two) => (one.name < two.name ? -1 : 1));
}

const kindOf = (type: string) => (/int/i.test(type) ? 'number' : 'text');

/** SQLite allows null in a key unless the column says otherwise. */
function orNull({ name, isNullable }: { name: string; isNullable: boolean }, keys: string[] = []) {
  const isKey = keys.some((key) => key.startsWith('key ') && key.split(' ').includes(name));
  return isNullable && !isKey ? 'or null' : '';
}

async function keysOf(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await (
    dialectOf(db).name === 'postgres'
      ? sql<{ table: string; key: string }>`
          SELECT c.conrelid::regclass::text AS "table",
            CASE c.contype WHEN 'p' THEN 'key ' WHEN 'u' THEN 'unique ' ELSE c.confrelid::regclass::text || ' ' END
            || string_agg(a.attname, ' ' ORDER BY array_position(c.conkey, a.attnum)) AS key
          FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
          WHERE c.contype IN ('p', 'u', 'f') AND c.connamespace = current_schema()::regnamespace
          GROUP BY c.oid, c.conrelid, c.contype, c.confrelid`
      : sql<{ table: string; key: string }>`
          SELECT t.name AS "table", 'key ' || group_concat(c.name, ' ' ORDER BY c.pk) AS key
          FROM sqlite_master t JOIN pragma_table_info(t.name) c ON c.pk > 0
          WHERE t.type = 'table' GROUP BY t.name
          UNION ALL
          SELECT t.name, 'unique ' || (SELECT group_concat(name, ' ' ORDER BY seqno) FROM pragma_index_info(i.name))
          FROM sqlite_master t JOIN pragma_index_list(t.name) i ON i.origin = 'u' WHERE t.type = 'table'
          UNION ALL
          SELECT t.name, f."table" || ' ' || f."from"
          FROM sqlite_master t JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table'`
  ).execute(db);
  const keys = new Map<string, string[]>();
  for (const { table, key } of rows) keys.set(table, [...(keys.get(table) ?? []), key]);
  return keys;
}

export async function namesOfIndexes(db: Database): Promise<string[]> {
  const { rows } = await (
    dialectOf(db).name === 'postgres'
      ? sql<{ name: string }>`
          SELECT indexname AS name FROM pg_indexes i WHERE schemaname = current_schema()
            AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = i.indexname)`
      : sql<{
          name: string;
        }>`SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`
  ).execute(db);
  // SQLite searches in its own table.
  return rows.flatMap(({ name }) => (name === 'directory_search' ? [] : name)).sort();
}
