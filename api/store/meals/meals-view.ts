import { sql } from 'kysely';

import { type Nutrient, NUTRIENTS } from '#shared/records/nutrients';

import type { Database } from '../database';
import type { Dialect } from '../dialect/dialect';
import { dialectOf } from '../dialect/dialect-of';
import { inTransaction } from '../in-transaction';

/** The column of a nutrient in the view of meals: `saturated_fat`. */
export function nutrientColumn(nutrient: Nutrient): string {
  return nutrient.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Creates the specification's view of meals again if it lacks the column of a nutrient, so that a new nutrient needs no
 * migration.
 */
export async function updateMealsView(db: Database): Promise<void> {
  const columns = await columnsOf(db, 'meals');
  // A schema that does not have the view yet.
  if (columns.size === 0) return;
  if (NUTRIENTS.every((nutrient) => columns.has(nutrientColumn(nutrient)))) return;
  await inTransaction(db, async (trx) => {
    await sql`DROP VIEW meals`.execute(trx);
    await sql.raw(MEALS_VIEW[dialectOf(db).name]).execute(trx);
  });
}

async function columnsOf(db: Database, table: string): Promise<Set<string>> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  return new Set(found?.columns.map(({ name }) => name));
}

/** The sum of a nutrient over a meal's items. @param amount SQL for the amount in an item */
function sumOf(nutrient: Nutrient, amount: string, { whole, decimal }: Casts): string {
  const sum = nutrient === 'calories' ? whole(`SUM(${amount})`) : decimal(`SUM(${amount})`);
  return `${sum} AS ${nutrientColumn(nutrient)}`;
}

interface Casts {
  whole: (sum: string) => string;
  decimal: (sum: string) => string;
}

const SQLITE: Casts = {
  whole: (sum) => `CAST(ROUND(${sum}) AS INTEGER)`,
  decimal: (sum) => `ROUND(${sum}, 2)`,
};

const POSTGRES: Casts = {
  whole: (sum) => `ROUND(${sum})::bigint`,
  decimal: (sum) => `ROUND(${sum}, 2)::float8`,
};

const sqliteAmount = (nutrient: Nutrient) =>
  `json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.${nutrient}')`;

const postgresAmount = (nutrient: Nutrient) => `grams / 100 * (per100g ->> '${nutrient}')::numeric`;

// The user's own items count, or else the server's, or else the device's. A nutrient that no item has is NULL. On
// SQLite it is one SELECT without a common table expression, so that a query for one user reads only that user's rows.
const MEALS_VIEW: Record<Dialect['name'], string> = {
  sqlite: `CREATE VIEW meals AS
SELECT
  record.id,
  record.user_id,
  json_extract(record.data, '$.name') AS name,
  json_extract(record.data, '$.description') AS description,
  ${NUTRIENTS.map((nutrient) => sumOf(nutrient, sqliteAmount(nutrient), SQLITE)).join(',\n  ')},
  json_extract(record.data, '$.mealType') AS meal_type,
  json_extract(record.data, '$.mealTime') AS meal_time,
  CASE WHEN json_extract(record.data, '$.photoId') IS NULL THEN NULL
    ELSE '/api/photos/' || json_extract(record.data, '$.photoId') END AS image_url,
  COALESCE(
    json_extract(record.data, '$.analysis.confidence'),
    json_extract(record.data, '$.estimate.confidence')
  ) AS confidence,
  record.created_at,
  record.updated_at
FROM records AS record
LEFT JOIN json_each(COALESCE(
  json_extract(record.data, '$.items'),
  json_extract(record.data, '$.analysis.items'),
  json_extract(record.data, '$.estimate.items'),
  '[]'
)) AS item
WHERE record.type = 'meal' AND record.deleted = 0
GROUP BY record.user_id, record.id`,

  postgres: `CREATE VIEW meals AS
SELECT
  record.id,
  record.user_id,
  meal.data ->> 'name' AS name,
  meal.data ->> 'description' AS description,
  total.*,
  meal.data ->> 'mealType' AS meal_type,
  meal.data ->> 'mealTime' AS meal_time,
  '/api/photos/' || (meal.data ->> 'photoId') AS image_url,
  COALESCE(meal.data #>> '{analysis,confidence}', meal.data #>> '{estimate,confidence}') AS confidence,
  record.created_at,
  record.updated_at
FROM records AS record
CROSS JOIN LATERAL (SELECT json_of(record.data) AS data) AS meal
CROSS JOIN LATERAL (
  SELECT ${NUTRIENTS.map((nutrient) => sumOf(nutrient, postgresAmount(nutrient), POSTGRES)).join(',\n    ')}
  FROM (
    SELECT (item.value ->> 'grams')::numeric AS grams, item.value -> 'per100g' AS per100g
    FROM jsonb_array_elements(COALESCE(
      NULLIF(meal.data -> 'items', 'null'),
      NULLIF(meal.data #> '{analysis,items}', 'null'),
      NULLIF(meal.data #> '{estimate,items}', 'null'),
      '[]'
    )) AS item
  ) AS eaten
) AS total
WHERE record.type = 'meal' AND record.deleted = 0`,
};
