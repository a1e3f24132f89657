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

/** Whether a folder holds the photos of a database on a server. A file stands beside its photos, and a bucket can be shared. */
export function hasPhotoPlace({ databaseUrl, bucket }: Pick<Env, 'databaseUrl' | 'bucket'>) {
  return databaseUrl !== undefined && !bucket;
}

/** What is wrong with the folder of photos of a database on a server; undefined: nothing, or photos are not there. */
export async function wrongPhotoPlace(db: Database, env: Places): Promise<string | undefined> {
  const { databaseUrl = '', dataFolder } = env;
  if (!hasPhotoPlace(env)) return undefined;
  const place = await photoPlace(db, photoFolder(dataFolder));
  return place === 'ours' || place === 'new' ? undefined : wordsOf(place, databaseUrl, dataFolder);
}

/**
 * Refuses a folder that is not the one that the photos of the database are in: photos would be in two places, and each server
 * would lack those of the other.
 * @throws in words for the host, before anything is changed
 */
export async function refuseOtherPhotoPlace(db: Database, env: Places): Promise<void> {
  const wrong = await wrongPhotoPlace(db, env);
  if (wrong !== undefined) throw new Error(wrong);
}

/** Notes the folder, at the first start with it. @throws where another server was faster */
export async function keepPhotoPlace(db: Database, env: Places): Promise<void> {
  if (!hasPhotoPlace(env)) return;
  await notePhotoPlace(db, photoFolder(env.dataFolder));
  await refuseOtherPhotoPlace(db, env);
}

function wordsOf(place: PhotoPlace, databaseUrl: string, dataFolder: string): string {
  const { server, name } = placeOf(databaseUrl);
  const folder = photoFolder(dataFolder);
  const why =
    place === 'unmarked'
      ? `${folder} has no file ${PLACE_FILE}, which a copy of the right folder has`
      : `${folder} is of another database or server: its ${PLACE_FILE} differs`;
  return (
    `The photos of the database "${name}" at ${server} are in another folder: ${why}. Name the DATA_DIR that has them, or S3_BUCKET if they are in a bucket. ` +
    'Servers with a DATA_DIR each can share a database only with their photos in a bucket. ' +
    'If you have brought all photos here, and no other server runs on the database: npm run admin -- photos-here'
  );
}
