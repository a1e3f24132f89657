import type { health } from '#shared/contract/host';

import type { PublicHandler } from '../../http/endpoint';
import { type Database, readEpoch } from '../../store/database';

interface HealthServices {
  db: Database;
  disk: { readonly isFull: boolean };
}

/** Fails if the database does not answer. A full disk is no failure: reading works. */
export function healthHandler({ db, disk }: HealthServices): PublicHandler<typeof health> {
  return async () => {
    await readEpoch(db);
    return { ok: true, status: disk.isFull ? 'disk_full' : 'ok' };
  };
}
