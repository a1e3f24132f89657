import { Refusal } from '../../../http/refuse';
import { turnOn } from '../../../http/second-factor/second-factor';
import { newSecret, secretAddress } from '../../../http/second-factor/totp';
import { signOutAdmin } from '../../../store/admins';
import { deletePasskeysOf } from '../../../store/passkeys/passkeys';
import { deleteSecondFactor } from '../../../store/second-factors';
import { audited, HOST } from '../audit/audited';
import { type CommandServices, Problem } from './administrators';
import { factorOwner, namedAdmin } from './administrators';

/** Creates a secret, which is active once `setSecondFactor` has received a code of it. */
export async function offerSecret(
  { db }: CommandServices,
  username: string,
): Promise<{ secret: string; address: string }> {
  await namedAdmin(db, username);
  const secret = newSecret();
  return { secret, address: secretAddress(secret, username) };
}

interface Proof {
  username: string;
  secret: string;
  /** Proves that the authenticator app has the secret. */
  code: string;
}

/** Turns the second factor on. Returns the recovery codes. */
export async function setSecondFactor(
  services: CommandServices,
  { username, secret, code }: Proof,
): Promise<string[]> {
  const { id } = await namedAdmin(services.db, username);
  const deed = { by: HOST, action: 'second_factor_set' as const, subjectId: id };
  const setting = audited(services, deed, async (trx) => {
    const answer = await turnOn(trx, factorOwner(id), { secret, code, now: services.now() });
    await signOutAdmin(trx, id);
    return { answer, detail: { username } };
  });
  return setting.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Problem('This is not the code that the app should show. Nothing was changed.');
  });
}

/** Also removes passkeys, so only the password is left. */
export async function removeSecondFactor(
  services: CommandServices,
  username: string,
): Promise<void> {
  const { id } = await namedAdmin(services.db, username);
  const deed = { by: HOST, action: 'second_factor_removed' as const, subjectId: id };
  await audited(services, deed, async (trx) => {
    const passkeys = await deletePasskeysOf(trx, factorOwner(id));
    const isOff = await deleteSecondFactor(trx, factorOwner(id));
    if (!isOff && passkeys === 0) throw new Problem(`${username} has no second factor.`);
    await signOutAdmin(trx, id);
    return { answer: undefined, detail: { username, passkeys } };
  });
}
