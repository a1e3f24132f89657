import type { health } from '#shared/contract/health';

import type { PublicHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { readEpoch } from '../../store/epoch';

/** Good only where the database answers too. */
export function showHealth({ db }: { db: Database }): PublicHandler<typeof health> {
  return async () => {
    await readEpoch(db);
    return { ok: true };
  };
}
