import type { Logger } from 'pino';

import { noteStart } from '../store/admin/last-start';
import type { Database } from '../store/database';
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
 * Brings the database to the schema of this version, and notes in it what holds from this start on.
 * @returns whether there was none before
 * @throws where the photos in the data folder are not those of the database
 */
export async function bringUp({ env, db, now, log }: Parts): Promise<boolean> {
  const from = await schemaVersion(db);
  await refuseEmptyBesidePhotos(db, env);
  // Before the schema changes under the other server.
  if (from > 0) await refuseOtherPhotoPlace(db, env);
  await migrate(db, now());
  await keepPhotoPlace(db, env);
  const to = await schemaVersion(db);
  if (from > 0 && from < to)
    log.info({ from, to }, 'the schema of the database was brought up to date');
  await nameProvider(db, env.vision?.identity ?? null);
  await noteHostPlan(db, env.plan);
  const { publicUrl = null, port, signups, mail } = env;
  await noteStart(db, { publicUrl, port, signups, hasMail: mail !== undefined });
  return from === 0;
}
