import { NUTRIENTS, type Nutrient, type Nutrients } from '#shared/records/nutrients';

import type { Line, Table } from '../table/table';

/** The columns of each nutrient: the first that a table has counts. */
export type NutrientColumns = Readonly<Record<Nutrient, readonly string[]>>;

export const KJ_PER_KCAL = 4.184;

/**
 * The nutrients of a line; unknown where their column is empty or missing, or the figure is below 0.
 * @param kilojoules columns of the energy in kJ, where there is none in kcal
 */
export function nutrientsIn(
  table: Table,
  line: Line,
  { columns, kilojoules = [] }: { columns: NutrientColumns; kilojoules?: readonly string[] },
): Nutrients {
  const entries = NUTRIENTS.map((name) => [name, known(table.number(line, ...columns[name]))]);
  const nutrients = Object.fromEntries(entries) as Nutrients;
  const energy = known(table.number(line, ...kilojoules));
  if (nutrients.calories === null && energy !== null) nutrients.calories = energy / KJ_PER_KCAL;
  return nutrients;
}

/** What nobody has told anything of. */
export const ALL_UNKNOWN = Object.fromEntries(NUTRIENTS.map((name) => [name, null])) as Nutrients;

function known(amount: number | null): number | null {
  return amount !== null && amount >= 0 ? amount : null;
}
