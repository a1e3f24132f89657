import { refuse } from '../../../http/refuse';
import { updateTotpStep, type AdminRow } from '../../../store/admins';
import type { DatabaseTransaction } from '../../../store/database';
import { stepOf } from './second-factor';

interface Showing {
  admin: AdminRow;
  code: string | undefined;
  now: number;
}

/** Asks for the code of an administrator who has set up a second factor. A code is good once. */
export async function useCode(
  trx: DatabaseTransaction,
  { admin, code, now }: Showing,
): Promise<void> {
  const { id, totp_secret: secret } = admin;
  if (secret === null) return;
  if (code === undefined) throw refuse('second_factor_needed');
  const step = stepOf(secret, code, now);
  const fresh = step !== undefined && (await updateTotpStep(trx, id, step));
  if (!fresh) throw refuse('bad_second_factor');
}
