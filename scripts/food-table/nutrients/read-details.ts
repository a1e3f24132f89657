import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { byDetail, type DetailAmounts } from '#shared/records/detail-nutrients';

import { numberIn, readWorkbook } from '../read-workbook';
import { DETAIL_SOURCES } from './detail-sources';
import { sumOfParts } from './sum-of-parts';

/** Amounts per 100 g by the food's code. */
export type Details = Map<string, DetailAmounts>;

/** Lines of NUT_DATA.txt of SR28, as revised in May 2016. */
const SR28_LINES = 679_045;

/** Reads the workbook of FNDDS 2021-2023, which has all of them. @throws Error if a column is missing */
export async function readFnddsDetails(folder: string): Promise<Details> {
  const { heading, rows } = await readWorkbook(path.join(folder, 'nutrients.xlsx'));
  const columns = byDetail((nutrient) =>
    DETAIL_SOURCES[nutrient].fndds.map((name) => {
      const column = heading.indexOf(name);
      if (column < 0) throw new Error(`No column for ${nutrient}`);
      return column;
    }),
  );
  const foods = rows.filter((row) => row[0] !== null);
  return new Map(
    foods.map((row) => [
      String(numberIn(row, 0)),
      byDetail((nutrient) => sumOfParts(columns[nutrient].map((column) => numberIn(row, column)))),
    ]),
  );
}

/** Reads the whole NUT_DATA.txt of SR28; a value that is missing there is unknown. @throws Error on another release */
export async function readSr28Details(folder: string): Promise<Details> {
  const wanted = new Set(Object.values(DETAIL_SOURCES).flatMap(({ sr28 }) => sr28));
  const byFood = new Map<string, Map<string, number>>();
  let lines = 0;
  const input = createReadStream(path.join(folder, 'NUT_DATA.txt'), 'latin1');
  for await (const line of createInterface({ input })) {
    lines += 1;
    const [code = '', number = '', amount = ''] = line.replaceAll('~', '').split('^', 3);
    if (!wanted.has(number)) continue;
    const known = byFood.get(code) ?? new Map<string, number>();
    byFood.set(code, known.set(number, Number(amount)));
  }
  if (lines !== SR28_LINES) throw new Error(`${lines} amounts of SR28, not ${SR28_LINES}`);
  return new Map(
    [...byFood].map(([code, known]) => [
      code,
      byDetail((nutrient) =>
        sumOfParts(DETAIL_SOURCES[nutrient].sr28.map((one) => known.get(one))),
      ),
    ]),
  );
}
