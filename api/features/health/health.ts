import type { health } from '#shared/contract/health';

import type { PublicHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { readEpoch } from '../../store/epoch';

interface HealthParts {
  db: Database;
  disk: { readonly isFull: boolean };
}

/** Good only where the database answers too. A full disk is told, and is no reason to send nobody here. */
export function healthHandler({ db, disk }: HealthParts): PublicHandler<typeof health> {
  return async () => {
    await readEpoch(db);
    return { ok: true, status: disk.isFull ? 'disk_full' : 'ok' };
  };
}
