import type { Logger } from 'pino';

import { noteStart } from '../store/admin/last-start';
import type { Database } from '../store/database';
import { isNotOwner, wordsOfRefused } from '../store/dialect/reach-postgres';
import { migrate, schemaVersion } from '../store/migrate';
import { noteHostPlan } from '../store/plans/host-plan';
import { nameProvider } from '../store/privacy/consents';
import type { Env } from './env';
import { keepPhotoPlace, refuseOtherPhotoPlace } from './photo-place';
import { refuseEmptyBesidePhotos } from './orphaned-photos';

interface Parts {
  env: Env;
  db: Database;
  now: () => number;
  log: Logger;
}

/**
 * Migrates the database to this version and stores in it what applies from this start on.
 * @returns whether the database is new
 * @throws if the photos in the data folder do not belong to the database
 */
export async function bringUp({ env, db, now, log }: Parts): Promise<boolean> {
  const from = await schemaVersion(db);
  await refuseEmptyBesidePhotos(db, env);
  // Checked before the migration, which would change the schema under another running server.
  if (from > 0) await refuseOtherPhotoPlace(db, env);
  await migrate(db, now()).catch((error: unknown) => {
    throw isNotOwner(error) && env.databaseUrl !== undefined
      ? new Error(wordsOfRefused(error, env.databaseUrl), { cause: error })
      : error;
  });
  await keepPhotoPlace(db, env);
  const to = await schemaVersion(db);
  if (from > 0 && from < to)
    log.info({ from, to }, 'the schema of the database was brought up to date');
  await nameProvider(db, env.vision?.identity ?? null);
  await noteHostPlan(db, env.plan);
  const { publicUrl = null, port, proxies, signups, mail } = env;
  await noteStart(db, { publicUrl, port, proxies, signups, hasMail: mail !== undefined });
  return from === 0;
}
