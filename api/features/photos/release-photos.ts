import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../store/database';
import { findPhotoFile } from '../../store/photos';
import { recordsOfType } from '../../store/records';
import { acceptPhoto } from './accept-photo';

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
    const waits = (data as Partial<Photo> | null)?.status === 'over_limit';
    if (!waits || !(await findPhotoFile(trx, userId, id))) continue;
    await acceptPhoto(trx, { userId, photoId: id, now, provider });
  }
}
