import type { Database, DatabaseTransaction } from '../../store/database';
import { type PasskeyOwner, passkeysOf } from '../../store/passkeys/passkeys';

/** Whether the owner has a passkey for this server's address. Passkeys for an earlier address do not count. */
export async function hasPasskeyHere(
  db: Database | DatabaseTransaction,
  owner: PasskeyOwner,
  publicUrl: string,
): Promise<boolean> {
  const { hostname } = new URL(publicUrl);
  return (await passkeysOf(db, owner)).some(({ site }) => site === hostname);
}
