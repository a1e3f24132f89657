import type { beginPasskeyLogin, passkeyLogin } from '#shared/contract/passkeys';

import type { PublicHandler } from '../../../http/endpoint';
import type { PasskeyUse } from '../../../http/passkeys/passkey-ceremony';
import { refuse } from '../../../http/refuse';
import type { Session } from '../../../http/session';
import { accountById, type AccountRow } from '../../../store/accounts';
import { inTransaction } from '../../../store/in-transaction';
import { notePasskeyUse, passkeyByCredential } from '../../../store/passkeys/passkeys';
import { consentsOf } from '../../../store/privacy/consents';
import type { LoginServices } from '../login';
import { mailNewDevice } from '../mail-new-device';
import { type PasswordSignIn, refuseWithoutPasswords } from '../refuse-without-passwords';

export function beginPasskeyLoginHandler(
  services: PasswordSignIn,
): PublicHandler<typeof beginPasskeyLogin> {
  return async ({ input, passkeys }) => {
    refuseWithoutPasswords(services);
    return passkeys.beginSignIn(input.pageKey);
  };
}

type Services = PasswordSignIn &
  Pick<LoginServices, 'db' | 'now' | 'mailer' | 'publicUrl' | 'rules' | 'wireUser'>;

/** Needs no second factor, because the device has verified its user. */
export function passkeyLoginHandler(services: Services): PublicHandler<typeof passkeyLogin> {
  const { db, wireUser, rules } = services;
  return async ({ input, session, device, passkeys }) => {
    refuseWithoutPasswords(services);
    const { sharedDevice = false } = input;
    const use = await passkeys.readShown(input.passkey, input.pageKey);
    const account = await noteUse(services, use);
    await mailNewDevice(services, account, { device, session });
    await session.open(account.id, { sharedDevice });
    await refuseRemoved(services, use, session);
    if (!sharedDevice) await device.remember(account.id);
    return { user: wireUser(account), consents: await consentsOf(db, account.id, rules) };
  };
}

async function noteUse(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { passkey, counter, synced }: PasskeyUse,
): Promise<AccountRow> {
  return inTransaction(db, async (trx) => {
    const account = await accountById(trx, passkey.owner_id);
    const isFirst = await notePasskeyUse(trx, passkey, { counter, synced, now: now() });
    if (account?.deleted_at !== null || !isFirst) throw refuse('bad_passkey');
    return account;
  });
}

/** Closes the new session if the passkey was removed meanwhile, or its account deleted. */
async function refuseRemoved(
  { db }: Pick<Services, 'db'>,
  { passkey: { kind, credential_id } }: PasskeyUse,
  session: Session,
): Promise<void> {
  if (await passkeyByCredential(db, kind, credential_id)) return;
  await session.close();
  throw refuse('bad_passkey');
}
