import { type Database } from '../store/database';
import { placeOf } from '../store/dialect/reach-postgres';
import {
  notePhotoPlace,
  PLACE_FILE,
  photoPlace,
  type PhotoPlace,
} from '../store/photo-files/photo-place';
import type { Env } from './env';
import { photoFolder } from './open-folders';

type Places = Pick<Env, 'dataFolder' | 'databaseUrl' | 'bucket'>;

/**
 * Whether the photo folder has to be checked against the database: only if the database is on a server and photos are
 * files. A database file is next to its photos, and a bucket can be shared.
 */
export function hasPhotoPlace({ databaseUrl, bucket }: Pick<Env, 'databaseUrl' | 'bucket'>) {
  return databaseUrl !== undefined && !bucket;
}

/**
 * Returns what is wrong with the photo folder of a database on a server; undefined if nothing is, or if it does not have
 * to be checked.
 */
export async function wrongPhotoPlace(db: Database, env: Places): Promise<string | undefined> {
  const { databaseUrl = '', dataFolder } = env;
  if (!hasPhotoPlace(env)) return undefined;
  const place = await photoPlace(db, photoFolder(dataFolder));
  return place === 'same' || place === 'none-stored'
    ? undefined
    : wordsOf(place, databaseUrl, dataFolder);
}

/**
 * Throws if this is not the folder with the database's photos: photos would be in two places, and each server would
 * lack those of the other.
 * @throws an error with a text for the host, before anything is changed
 */
export async function refuseOtherPhotoPlace(db: Database, env: Places): Promise<void> {
  const wrong = await wrongPhotoPlace(db, env);
  if (wrong !== undefined) throw new Error(wrong);
}

/** Records the photo folder at the first start. @throws if another server was faster */
export async function keepPhotoPlace(db: Database, env: Places): Promise<void> {
  if (!hasPhotoPlace(env)) return;
  await notePhotoPlace(db, photoFolder(env.dataFolder));
  await refuseOtherPhotoPlace(db, env);
}

function wordsOf(place: PhotoPlace, databaseUrl: string, dataFolder: string): string {
  const { server, name } = placeOf(databaseUrl);
  const folder = photoFolder(dataFolder);
  const why =
    place === 'no-id'
      ? `${folder} has no file ${PLACE_FILE}, which a copy of the right folder has`
      : `${folder} is of another database or server: its ${PLACE_FILE} differs`;
  return (
    `The photos of the database "${name}" at ${server} are in another folder: ${why}. Name the DATA_DIR that has them, or S3_BUCKET if they are in a bucket. ` +
    'Servers with a DATA_DIR each can share a database only with their photos in a bucket. ' +
    'If you have brought all photos here, and no other server runs on the database: npm run admin -- photos-here'
  );
}
