import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { epochsOfFile } from '../../api/store/admin/database-facts';
import { MOVED } from '../../api/store/data-folder';
import { type Database, DATABASE_FILE, EPOCH, pastEpochs, readSys } from '../../api/store/database';
import { placeOf } from '../../api/store/dialect/reach-postgres';
import { schemaVersion } from '../../api/store/migrate';
import { isUsed } from '../../api/store/move/move-database';

interface Place {
  dataFolder: string;
  databaseUrl: string;
}

/** Refuses a second move in words for each case. @throws unless there is a file to move and room for it */
export async function refuseMovedBefore(to: Database, place: Place): Promise<void> {
  const words = existsSync(path.join(place.dataFolder, DATABASE_FILE))
    ? await beforeFile(to, place)
    : await withoutFile(to, place);
  if (words !== undefined) throw new Error(words);
}

async function beforeFile(to: Database, place: Place): Promise<string | undefined> {
  const { dataFolder } = place;
  if (!(await holdsPeople(to))) return undefined;
  if (await isOfFile(to, path.join(dataFolder, DATABASE_FILE)))
    return `The database ${nameOf(place)} was moved from the file in ${dataFolder} before. Nothing was moved now. To go on with it, move ${path.join(dataFolder, DATABASE_FILE)} out of that folder, and start the server with DATABASE_URL. If the server ran on the file since, it has what the other one lacks: move it to an empty database (createdb).`;
  const since = asideIn(dataFolder)
    ? ` The file in ${dataFolder} is a new one, of a start without DATABASE_URL after the move: if nobody has used it, move it out of that folder, and start the server with DATABASE_URL.`
    : '';
  return `The database ${nameOf(place)} holds accounts already, and they are not of the file in ${dataFolder}. Nothing was moved. To move that file, name an empty database in DATABASE_URL (createdb).${since}`;
}

/** Undefined if there is no sign of a move. */
async function withoutFile(to: Database, place: Place): Promise<string | undefined> {
  const { dataFolder } = place;
  const aside = asideIn(dataFolder);
  const moved = aside === undefined ? undefined : path.join(dataFolder, aside);
  const isHere = moved === undefined || (await isOfFile(to, path.join(moved, DATABASE_FILE)));
  if ((await holdsPeople(to)) && isHere)
    return `There is nothing left to move: the data is in the database ${nameOf(place)}${moved === undefined ? '' : `, and the file of before in ${moved}`}. Start the server with the same DATA_DIR and DATABASE_URL.`;
  return moved === undefined
    ? undefined
    : `The database of ${dataFolder} was moved before, and its file is in ${moved}. Nothing was moved now. It is not in ${nameOf(place)}, which DATABASE_URL names: set the address that it was moved to, and start the server.`;
}

function nameOf({ databaseUrl }: Place): string {
  const { server, name } = placeOf(databaseUrl);
  return `"${name}" at ${server}`;
}

/** The newest folder in which a move has set the file aside. */
export function asideIn(dataFolder: string): string | undefined {
  if (!existsSync(dataFolder)) return undefined;
  return readdirSync(dataFolder)
    .filter((name) => name.startsWith(MOVED))
    .sort()
    .at(-1);
}

async function holdsPeople(db: Database): Promise<boolean> {
  return (await schemaVersion(db)) > 0 && (await isUsed(db));
}

/** Whether the database goes on from what is in the file. A restore may have given it a new epoch since. */
async function isOfFile(db: Database, file: string): Promise<boolean> {
  if ((await schemaVersion(db)) === 0) return false;
  return [await readSys(db, EPOCH), ...(await pastEpochs(db))].includes(epochIn(file));
}

/** Empty for a file without tables, or none. */
function epochIn(file: string): string {
  try {
    return epochsOfFile(file).at(-1) ?? '';
  } catch {
    return '';
  }
}
