// Builds the committed table of the nutrients that are not in the food tables:
//   npm run food-nutrients            recalculates our own foods, from the committed rows
//   npm run food-nutrients -- FOLDER  rereads the USDA's releases, with the whole NUT_DATA.txt of SR28
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type CompactDetails, familyOf } from '#shared/nutrition/nutrients/detail-table';
import { codesOf } from '#shared/nutrition/table/compact-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

import { ownDetails, usedCodes } from './food-table/nutrients/own-details';
import {
  readFnddsDetails,
  readSr28Details,
  type Details,
} from './food-table/nutrients/read-details';
import { detailsIn, writeDetails } from './food-table/nutrients/write-details';

const FILE = path.resolve(__dirname, '../shared/nutrition/nutrients/detail-table.json');

async function main(folder: string | undefined): Promise<void> {
  const releases = folder === undefined ? committed() : await read(folder);
  // From the rounded amounts, so that both ways give the same bytes.
  const rounded = detailsIn(writeDetails(releases));
  const own = ownDetails(new Map(rounded.flatMap(({ details }) => [...details])));
  const table = writeDetails([...releases, { family: familyOf(ownRelease()), details: own }]);
  writeFileSync(FILE, `${JSON.stringify(table)}\n`);
  for (const part of table.parts)
    console.log(JSON.stringify({ family: part.family, foods: codesOf(part.codes).length }));
}

type Parts = { family: string; details: Details }[];

async function read(folder: string): Promise<Parts> {
  const survey = await readFnddsDetails(path.join(folder, 'fndds-2021-2023'));
  const reference = await readSr28Details(path.join(folder, 'sr28'));
  return [
    { family: 'FNDDS 2021-2023', details: only(survey, 'survey') },
    { family: 'SR28 selection', details: only(reference, 'reference') },
  ];
}

/** Foods that are in our food tables, and those that our own foods are made of. */
function only(details: Details, kind: string): Details {
  const table = ALL_TABLES.find((one) => one.kind === kind);
  const wanted = new Set([...usedCodes(), ...(table ? codesOf(table.codes) : [])]);
  return new Map([...details].filter(([code]) => wanted.has(code)));
}

function committed(): Parts {
  const table = JSON.parse(readFileSync(FILE, 'utf8')) as CompactDetails;
  return detailsIn(table).filter(({ family }) => family !== familyOf(ownRelease()));
}

function ownRelease(): string {
  return ALL_TABLES.find(({ kind }) => kind === 'own')?.release ?? '';
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(`The table of nutrients was not made. ${(error as Error).message}`);
  process.exitCode = 1;
});
