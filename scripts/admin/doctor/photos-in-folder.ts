import path from 'node:path';

import type { Env } from '../../../api/app/env';
import { peopleWithPhotos, photoFolder } from '../../../api/app/open-folders';
import { orphanedPhotos } from '../../../api/app/orphaned-photos';
import { ErasedLog } from '../../../api/store/erased-log';
import { type Finding, fault, warning } from './finding';

/**
 * Whether the photos in the data folder belong to accounts of the database.
 * @param known the ids of accounts, including deleted ones; undefined if there is no database
 */
export function photosInFolder(env: Env, known: ReadonlySet<string> | undefined): Finding[] {
  const people = env.bucket ? [] : peopleIn(env.dataFolder);
  if (people.length === 0) return [];
  if (known === undefined || known.size === 0) {
    const why = known ? 'knows no account' : 'is not there';
    return [fault('photos', `The server does not start: ${orphanedPhotos(env, why).message}`)];
  }
  const deleted = new ErasedLog(env.dataFolder).entries();
  const [first, ...others] = people.filter((id) => !known.has(id) && !deleted.has(id));
  if (first === undefined) return [];
  const folder = path.join(photoFolder(env.dataFolder), first);
  const more = others.length > 0 ? ` and ${others.length} others` : '';
  return [
    warning(
      'photos',
      `The database does not know whose photos are in ${folder}${more}: they stay. Is it the right one? If they are to go, remove these folders.`,
    ),
  ];
}

/** Folders that this account may not read are reported with the permissions. */
function peopleIn(dataFolder: string): string[] {
  try {
    return peopleWithPhotos(dataFolder);
  } catch {
    return [];
  }
}
