import type { Database, DatabaseTransaction } from '../../store/database';
import { type PasskeyOwner, passkeysOf } from '../../store/passkeys/passkeys';

/** Whether the owner can sign in with a passkey at the address of this server; one of an earlier address does not count. */
export async function hasPasskeyHere(
  db: Database | DatabaseTransaction,
  owner: PasskeyOwner,
  publicUrl: string,
): Promise<boolean> {
  const { hostname } = new URL(publicUrl);
  return (await passkeysOf(db, owner)).some(({ site }) => site === hostname);
}
