import type { Database, DatabaseTransaction } from '../database';
import type { PasskeysTable } from './passkey-tables';

export type PasskeyRow = PasskeysTable;

/** The owner of passkeys. */
export type PasskeyOwner = Pick<PasskeysTable, 'kind' | 'owner_id'>;

/** The most passkeys of one owner. */
export const PASSKEYS_MOST = 20;

/** An owner's passkeys, oldest first. */
export async function passkeysOf(
  db: Database | DatabaseTransaction,
  { kind, owner_id }: PasskeyOwner,
): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function passkeyByCredential(
  db: Database | DatabaseTransaction,
  kind: PasskeysTable['kind'],
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** False if the passkey is already stored. */
export async function addPasskey(
  trx: DatabaseTransaction,
  passkey: PasskeysTable,
): Promise<boolean> {
  const added = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface Use {
  /** The authenticator's counter; always 0 if it does not count. */
  counter: number;
  synced: boolean;
  now: number;
}

/**
 * Records a use; false if the passkey was removed, or a use with this counter or a higher one was recorded meanwhile.
 */
export async function notePasskeyUse(
  trx: DatabaseTransaction,
  { credential_id }: Pick<PasskeysTable, 'credential_id'>,
  { counter, synced, now }: Use,
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter, synced: synced ? 1 : 0, last_used_at: now })
    .where('credential_id', '=', credential_id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** False if the owner has none with this id. */
export async function renamePasskey(
  trx: DatabaseTransaction,
  { kind, owner_id }: PasskeyOwner,
  { id, name }: Pick<PasskeysTable, 'id' | 'name'>,
): Promise<boolean> {
  const renamed = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

/** Returns the deleted row. */
export async function deletePasskey(
  trx: DatabaseTransaction,
  { kind, owner_id }: PasskeyOwner,
  id: string,
): Promise<PasskeyRow | undefined> {
  return trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns how many there were. */
export async function deletePasskeysOf(
  trx: DatabaseTransaction,
  { kind, owner_id }: PasskeyOwner,
): Promise<number> {
  const gone = await trx
    .deleteFrom('passkeys')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .returning('id')
    .execute();
  return gone.length;
}
