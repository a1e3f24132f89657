import type { Entered } from '#shared/contract/single-sign-on';

import type { PublicCall } from '../../../http/endpoint';
import type { Shown } from '../../../http/second-factor/second-factor';
import { accountById, type AccountRow } from '../../../store/accounts';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { consentsOf, type HostRules } from '../../../store/privacy/consents';
import {
  type Identity,
  linkIdentity,
  touchIdentity,
} from '../../../store/single-sign-on/identities';
import type { AccountServices } from '../account-services';
import { mailNewDevice } from '../mail-new-device';
import { refuseWithoutFactor } from '../second-factor/pass-second-factor';
import { type AttemptServices, setUp, tooLate } from './attempts';
import { linkedMail } from './linked-mail';

export type EnterServices = AttemptServices &
  Pick<AccountServices, 'mailer' | 'publicUrl' | 'wireUser'> & { rules: HostRules };

interface Entering {
  identity: Identity;
  sharedDevice: boolean;
  /** The second factor that was used; null if the account has none. */
  shown: Shown;
}

/** Opens a session for an account that the issuer has identified. */
export async function enter(
  services: EnterServices,
  account: AccountRow,
  { session, device }: Pick<PublicCall<unknown>, 'session' | 'device'>,
  { identity, sharedDevice, shown }: Entering,
): Promise<Entered> {
  const { db, now, rules, wireUser } = services;
  const { name: signedInWith } = setUp(services);
  await mailNewDevice(services, account, { session, device, signedInWith });
  await session.open(account.id, { sharedDevice, signedInWith });
  await refuseWithoutFactor(services, account, { shown, session });
  await touchIdentity(db, identity, now());
  if (!sharedDevice) await device.remember(account.id);
  const consents = await consentsOf(db, account.id, rules);
  return { next: 'enter', user: wireUser(account), consents, sharedDevice };
}

/**
 * Links an account permanently, and notifies its owner.
 * @param account as it was when its password was checked
 * @throws Refusal if the identity was linked to another account, or password or email were changed meanwhile
 */
export async function link(
  services: Pick<EnterServices, 'db' | 'now' | 'mailer' | 'singleSignOn' | 'publicUrl'>,
  { id, email, password }: Pick<AccountRow, 'id' | 'email' | 'password'>,
  identity: Identity,
): Promise<void> {
  const { db, now, mailer, publicUrl } = services;
  const { name } = setUp(services);
  await lockUserSequence(db, id, async ({ trx }) => {
    // Checked again, because the proof was for this password and this email.
    const current = await accountById(trx, id);
    if (current?.password !== password || current.email !== email) throw tooLate();
    if (!(await linkIdentity(trx, identity, { userId: id, now: now() }))) throw tooLate();
    await mailer.post(trx, linkedMail(email, { name, publicUrl }), id);
  });
}
