// Makes the committed food tables from the USDA's releases (public domain) and our own lists:
//   npm run food-table [-- FOLDER]
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { makeOwnTable } from './food-table/own/make-own-table';
import { isEatenAsSuch, readFndds } from './food-table/read-fndds';
import { readSr28 } from './food-table/read-sr28';
import { selectSr28 } from './food-table/select-sr28';
import type { SourceFood } from './food-table/source-food';
import { writeTable } from './food-table/write-table';

const SOURCE = process.argv[2] ?? path.resolve(__dirname, '../../shared/data');
const TARGET = path.resolve(__dirname, '../shared/nutrition');

async function main(): Promise<void> {
  const survey = await readFndds(path.join(SOURCE, 'fndds-2021-2023'));
  const reference = readSr28(path.join(SOURCE, 'sr28'));
  const eaten = survey.filter(isEatenAsSuch);
  const selected = selectSr28(reference);
  const tables = {
    'fndds-table.json': writeTable({ kind: 'survey', release: 'FNDDS 2021-2023', foods: eaten }),
    'sr28-table.json': writeTable({
      kind: 'reference',
      release: 'SR28 selection 1',
      foods: selected,
    }),
    'own-table.json': makeOwnTable({
      larder: byCode([...survey, ...reference]),
      standing: byCode([...eaten, ...selected]),
      categories: new Set(eaten.map(({ category }) => category)),
      surveyed: new Set(eaten.map(({ name }) => name.toLowerCase())),
    }),
  };
  for (const [file, table] of Object.entries(tables)) {
    writeFileSync(path.join(TARGET, file), `${JSON.stringify(table)}\n`);
    console.log(JSON.stringify({ file, ...table.counts, checksum: table.checksum }));
  }
}

function byCode(foods: readonly SourceFood[]): Map<string, SourceFood> {
  return new Map(foods.map((food) => [food.code, food]));
}

main().catch((error: unknown) => {
  console.error(`The food tables were not made. ${(error as Error).message}`);
  process.exitCode = 1;
});
