import { NUTRIENTS, NUTRIENT_UNITS, type Nutrients } from '#shared/records/nutrients';

import type { Cell } from './cells';
import { energyMisfit } from './check-figures';
import { doubtsOf } from './doubts';
import type { LabelReading } from './label-reading';
import { type Option, optionsOf, type Table } from './options';
import {
  caloriesOf,
  type Column,
  energyOf,
  type Heading,
  headingOf,
  type PrintedEnergy,
  type Row,
  rowsOf,
} from './rows';
import { type Figure, settle, type Settled } from './settle';

const ROWS_LEAST = 3;

/**
 * Reads the text of a nutrition label, in the forms of the European Union and the United States: figures per serving
 * and per 100 g or ml, kJ and kcal, salt as sodium, decimal commas. If the print allows more than one number, the one
 * that fits the others is chosen, and values that stay doubtful are listed.
 * @param text lines from text recognition, with its usual errors
 * @returns undefined if it is not a nutrition label
 */
export function readLabel(text: string): LabelReading | undefined {
  const lines = text
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '');
  const rows = rowsOf(lines);
  if (rows.length < ROWS_LEAST) return undefined;
  const heading = headingOf(lines);
  const printed = energyOf(rows);
  const table = tableOf(rows, heading, printed);
  const figures = settle(optionsByFigure(rows, table), scaleOf(table, printed));
  const perColumn = (column: Column) =>
    table.columns.includes(column)
      ? figuresOf(column, figures, { rows, energy: printed[table.columns.indexOf(column)] })
      : null;
  const perServing = perColumn('perServing');
  const per100 = perColumn('per100') ?? scaled(perServing, heading.serving?.size);
  return {
    unit: heading.unit,
    serving: heading.serving,
    per100,
    printsPer100: table.columns.includes('per100'),
    perServing,
    doubts: doubtsOf({ per100, perServing, columns: table.columns, rows, figures, printed }),
  };
}

function tableOf(rows: readonly Row[], heading: Heading, printed: readonly PrintedEnergy[]): Table {
  const columns = columnsOf(rows, heading);
  const [first, second] = columns.map(
    (_, index) => printed[index] && caloriesOf(printed[index])[0],
  );
  const size = heading.serving?.size;
  const bySize = size === undefined ? undefined : size / 100;
  const inOrder = columns[0] === 'per100';
  const [hundred, serving] = inOrder ? [first, second] : [second, first];
  const byEnergy = hundred && serving ? serving / hundred : undefined;
  const cells = rows.filter(({ name }) => name !== 'energy').flatMap((row) => row.cells);
  const bare = cells.filter(({ unit }) => unit === undefined);
  const nines = bare.filter(({ candidates }) => candidates.some(({ isNine }) => isNine));
  return {
    columns,
    most: 101,
    alwaysDecimals: cells.some(hasDecimals),
    ratio: bySize ?? byEnergy,
    slack: bySize === undefined ? 0.04 : 0.012,
    unitsPrinted: cells.length > bare.length || nines.length > bare.length / 2,
  };
}

/** Without a heading: two numbers per row are 100 g and a serving, a single one is what the country prints. */
function columnsOf(rows: readonly Row[], { columns }: Heading): readonly Column[] {
  if (columns.length > 0) return columns.slice(0, 2);
  const pairs = rows.filter(({ cells }) => cells.length > 1).length;
  if (pairs > rows.length / 2) return ['per100', 'perServing'];
  return rows.some(({ name }) => name === 'sodium') ? ['perServing'] : ['per100'];
}

function optionsByFigure(rows: readonly Row[], table: Table): Map<Figure, Option[]> {
  return new Map(
    rows.flatMap(({ name, cells }) =>
      name === 'energy'
        ? []
        : [
            [
              name,
              optionsOf(cells, isMilligrams(name) ? { ...table, ...ANY_AMOUNT } : table),
            ] as const,
          ],
    ),
  );
}

const ANY_AMOUNT = { most: Infinity, alwaysDecimals: false };

function isMilligrams(figure: Figure): boolean {
  return figure !== 'salt' && NUTRIENT_UNITS[figure] === 'mg';
}

/** A number from ten on with decimals shows that all numbers have them. */
function hasDecimals({ candidates: [literal] }: Cell): boolean {
  return literal !== undefined && literal.value >= 10 && literal.step < 1;
}

/** Everything is compared per 100 if that is printed, else per serving. */
function scaleOf({ columns, ratio }: Table, printed: readonly PrintedEnergy[]) {
  const [main = 'per100'] = columns;
  const column: Column = columns.includes('per100') ? 'per100' : main;
  const energy = printed[columns.indexOf(column)];
  const serving = ratio === undefined ? undefined : ratio * 100;
  return {
    amount: ({ values }: Option) => values[column] ?? Object.values(values)[0] ?? 0,
    calories: energy ? caloriesOf(energy) : [],
    grams: column === 'per100' ? 100 : serving,
  };
}

const MG_OF_SODIUM_PER_G_OF_SALT = 400;

interface Printed {
  rows: readonly Row[];
  energy: PrintedEnergy | undefined;
}

function figuresOf(
  column: Column,
  figures: ReadonlyMap<Figure, Settled>,
  { rows, energy }: Printed,
): Nutrients {
  const value = (figure: Figure) => figures.get(figure)?.option.values[column];
  const salt = value('salt');
  const found = Object.fromEntries(
    NUTRIENTS.map((nutrient) => [
      nutrient,
      nutrient === 'calories' ? null : (value(nutrient) ?? null),
    ]),
  ) as Nutrients;
  const sodium = inMilligrams(value('sodium'), rows);
  found.sodium = sodium ?? (salt === undefined ? null : rounded(salt * MG_OF_SODIUM_PER_G_OF_SALT));
  found.calories = fitting(energy ? caloriesOf(energy) : [], found);
  return found;
}

/** Sodium is printed in mg, rarely in g. */
function inMilligrams(value: number | undefined, rows: readonly Row[]): number | undefined {
  const unit = rows.find(({ name }) => name === 'sodium')?.cells[0]?.unit;
  return value !== undefined && unit === 'g' ? rounded(value * 1_000) : value;
}

/** Of kcal and the converted kJ, the value that matches the parts. */
function fitting(calories: readonly number[], parts: Nutrients): number | null {
  const [first, second] = calories;
  if (first === undefined) return null;
  if (second === undefined) return first;
  return energyMisfit(second, parts) + 0.05 < energyMisfit(first, parts) ? second : first;
}

function scaled(perServing: Nutrients | null, size: number | undefined): Nutrients | null {
  if (!perServing || size === undefined) return null;
  const entries = NUTRIENTS.map((nutrient) => {
    const amount = perServing[nutrient];
    return [nutrient, amount === null ? null : rounded((amount * 100) / size)];
  });
  return Object.fromEntries(entries) as Nutrients;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A line in lower case, without accents and with ordinary spaces; digits and punctuation stay. */
function plainLine(line: string): string {
  return line.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
