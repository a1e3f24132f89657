import type { DatabaseTransaction } from '../../store/database';
import {
  addPasskey,
  type PasskeyRow,
  PASSKEYS_MOST,
  passkeysOf,
} from '../../store/passkeys/passkeys';
import { refuse } from '../refuse';

/** @throws Refusal 'passkeys_full', 'passkey_known' */
export async function storePasskey(trx: DatabaseTransaction, passkey: PasskeyRow): Promise<void> {
  const known = await passkeysOf(trx, passkey);
  if (known.length >= PASSKEYS_MOST) throw refuse('passkeys_full');
  if (!(await addPasskey(trx, passkey))) throw refuse('passkey_known');
}
