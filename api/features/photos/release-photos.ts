import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../store/database';
import { recordsOfType } from '../../store/records';
import { photoEvent } from './states/photo-event';

interface Release {
  userId: string;
  now: number;
  provider: boolean;
}

/** Has the photos read that waited for an upgrade, as far as their bytes are here. */
export async function releasePhotos(
  trx: DatabaseTransaction,
  { userId, now, provider }: Release,
): Promise<void> {
  for (const { id, data } of await recordsOfType(trx, userId, 'photo')) {
    if ((data as Partial<Photo> | null)?.status !== 'over_limit') continue;
    await photoEvent(trx, 'upgraded', { userId, photoId: id, now, provider });
  }
}
