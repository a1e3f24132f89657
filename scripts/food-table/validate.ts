import { GRAMS_SCALE, SCALES, type CompactFoodTable } from '#shared/nutrition/table/compact-table';
import { NUTRIENTS, NUTRIENT_UNITS, type NutrientUnit } from '#shared/records/nutrients';

// Pure fat has 902 kcal; no part weighs more than the food itself.
const MOST: Record<NutrientUnit, number> = { kcal: 902, g: 100, mg: Infinity };
const HEAVIEST_PORTION = 10_000;

/** Throws if a table has values that no food can have. */
export function validate(table: CompactFoodTable): void {
  const { names, nutrients, portions, usual, additions } = table;
  const fail = (row: number, problem: string) => {
    throw new Error(`${table.release}, ${names[row] ?? row}: ${problem}`);
  };
  names.forEach((name, row) => {
    if (name === '') fail(row, 'has no name');
    NUTRIENTS.forEach((nutrient, column) => {
      const value = nutrients[column]?.[row];
      const most = MOST[NUTRIENT_UNITS[nutrient]] * SCALES[nutrient];
      if (value === undefined) fail(row, `has no ${nutrient}`);
      else if (value !== null && !(Number.isInteger(value) && value >= 0 && value <= most))
        fail(row, `${nutrient} ${value}`);
    });
    if (usual[row] !== null && !isWeight(usual[row])) fail(row, `usual portion ${usual[row]}`);
    checkPortions(portions[row], (problem) => fail(row, problem));
  });
  const added = [...(additions?.portions ?? []), ...(additions?.categoryPortions ?? [])];
  for (const flat of added) {
    checkPortions(flat, (problem) => {
      throw new Error(`${table.release}, added measures: ${problem}`);
    });
  }
}

function checkPortions(flat: readonly number[] | undefined, fail: (problem: string) => void): void {
  flat?.forEach((value, index) => {
    if (index % 2 === 1 && !isWeight(value)) fail(`a portion of ${value}`);
    if (index % 2 === 0 && !Number.isInteger(value)) fail('a portion without words');
  });
}

function isWeight(scaled: number | null | undefined): boolean {
  return (
    Number.isInteger(scaled) &&
    Number(scaled) > 0 &&
    Number(scaled) <= HEAVIEST_PORTION * GRAMS_SCALE
  );
}
