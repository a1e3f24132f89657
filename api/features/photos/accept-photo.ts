import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../store/database';
import { chargePhoto } from '../../store/photo-charges';

export interface Announced {
  userId: string;
  photoId: string;
  now: number;
  /** Whether a provider is set on this server. */
  provider: boolean;
}

/**
 * The first state of a photo whose record has come before its bytes. Its image is taken here, so
 * that nothing goes up in vain.
 */
export async function reservePhoto(
  trx: DatabaseTransaction,
  { provider, ...photo }: Announced,
): Promise<Pick<Photo, 'status' | 'failure'>> {
  const taken = !provider || (await chargePhoto(trx, photo, 'announced'));
  return { status: taken ? 'awaiting_upload' : 'over_limit', failure: null };
}
