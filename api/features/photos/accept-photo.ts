import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../store/database';
import { chargePhoto } from '../../store/photo-charges';

export interface Announced {
  userId: string;
  photoId: string;
  now: number;
  provider: boolean;
}

/** Charges the image before the bytes come, so that nothing is uploaded in vain. */
export async function reservePhoto(
  trx: DatabaseTransaction,
  { provider, ...photo }: Announced,
): Promise<Pick<Photo, 'status' | 'failure'>> {
  const taken = !provider || (await chargePhoto(trx, photo, 'announced'));
  return { status: taken ? 'awaiting_upload' : 'over_limit', failure: null };
}
