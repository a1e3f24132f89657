import { readdirSync } from 'node:fs';
import path from 'node:path';

import { MOVED } from '../store/data-folder';
import { type Database, DATABASE_FILE } from '../store/database';
import { placeOf } from '../store/dialect/reach-postgres';
import { schemaVersion } from '../store/migrate';
import type { Env } from './env';
import { holdsPhotos, photoFolder } from './open-folders';

type Places = Pick<Env, 'dataFolder' | 'databaseUrl'>;

/**
 * Throws if there are users' photos but no database, because their database is elsewhere or lost. Call it before a
 * database is created.
 */
export function refuseNewBesidePhotos(places: Places): void {
  if (holdsPhotos(places.dataFolder)) throw orphanedPhotos(places, 'is not there');
}

/** The same for an existing database without accounts. @throws before anything is changed in it */
export async function refuseEmptyBesidePhotos(
  db: Database,
  { bucket, ...places }: Places & Pick<Env, 'bucket'>,
): Promise<void> {
  // With a bucket, photos in the folder are an error anyway.
  if (bucket || !holdsPhotos(places.dataFolder) || (await knowsSomebody(db))) return;
  throw orphanedPhotos(places, 'knows no account');
}

/** Whether the database has an account, living or deleted. */
async function knowsSomebody(db: Database): Promise<boolean> {
  if ((await schemaVersion(db)) === 0) return false;
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @param why what is wrong with the database */
export function orphanedPhotos(
  { dataFolder, databaseUrl }: Places,
  why: 'is not there' | 'knows no account',
): Error {
  const photos = photoFolder(dataFolder);
  const startEmpty = `To start without them, move ${photos} away first.`;
  const beginning = `There are photos of people in ${photos}, and`;
  if (databaseUrl !== undefined) {
    const { server, name } = placeOf(databaseUrl);
    return new Error(
      `${beginning} the database "${name}" at ${server} ${why}. Nothing was changed. Are DATABASE_URL and DATA_DIR right? If the database was lost, bring it back from its backup. ${startEmpty}`,
    );
  }
  const isMoved = readdirSync(dataFolder).some((name) => name.startsWith(MOVED));
  const hint = isMoved
    ? 'The database was moved to PostgreSQL: set DATABASE_URL as before.'
    : 'Is DATA_DIR right? If the database is on PostgreSQL, set DATABASE_URL. If it was lost, bring it back: npm run admin -- restore BACKUP --replace.';
  return new Error(
    `${beginning} the database ${path.join(dataFolder, DATABASE_FILE)} ${why}. Nothing was changed. ${hint} ${startEmpty}`,
  );
}
