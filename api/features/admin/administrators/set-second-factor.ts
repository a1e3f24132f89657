import { updateAdmin } from '../../../store/admins';
import { HOST } from '../audit/actor';
import { audited } from '../audit/audited';
import { stepOf } from '../login/second-factor';
import { namedAdmin } from './named-admin';
import { Problem, type CommandParts } from './parts';

interface Proof {
  username: string;
  secret: string;
  /** What the authenticator app shows: so it is known that it has taken the secret in. */
  code: string;
}

/** From now on an administrator's login asks for a code as well. */
export async function setSecondFactor(
  parts: CommandParts,
  { username, secret, code }: Proof,
): Promise<void> {
  const { id } = await namedAdmin(parts.db, username);
  const step = stepOf(secret, code, parts.now());
  if (step === undefined) {
    throw new Problem('This is not the code that the app should show. Nothing was changed.');
  }
  await audited(parts, { by: HOST, action: 'second_factor_set', subjectId: id }, async (trx) => {
    await updateAdmin(trx, id, { totp_secret: secret, totp_last_step: step });
    return { answer: undefined, detail: { username } };
  });
}

/** For a lost phone: from now on the password is enough. */
export async function removeSecondFactor(parts: CommandParts, username: string): Promise<void> {
  const { id, totp_secret: secret } = await namedAdmin(parts.db, username);
  if (secret === null) throw new Problem(`${username} has no second factor.`);
  const deed = { by: HOST, action: 'second_factor_removed' as const, subjectId: id };
  await audited(parts, deed, async (trx) => {
    await updateAdmin(trx, id, { totp_secret: null, totp_last_step: 0 });
    return { answer: undefined, detail: { username } };
  });
}
