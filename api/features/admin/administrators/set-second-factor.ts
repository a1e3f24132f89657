import { Refusal } from '../../../http/refuse';
import { turnOn } from '../../../http/second-factor/set-up-second-factor';
import { newSecret, secretAddress } from '../../../http/second-factor/totp';
import { closeDesksOf } from '../../../store/admins';
import { deleteSecondFactor } from '../../../store/second-factors';
import { HOST } from '../audit/actor';
import { audited } from '../audit/audited';
import { namedAdmin } from './named-admin';
import { Problem, type CommandParts } from './parts';

/** A secret for an administrator's authenticator app, and its address. It counts once a code of it was typed. */
export async function offerSecret(
  { db }: CommandParts,
  username: string,
): Promise<{ secret: string; address: string }> {
  await namedAdmin(db, username);
  const secret = newSecret();
  return { secret, address: secretAddress(secret, username) };
}

interface Proof {
  username: string;
  secret: string;
  /** What the authenticator app shows: so it is known that it has taken the secret in. */
  code: string;
}

/** From now on an administrator's login asks for a code as well. Returns the recovery codes. */
export async function setSecondFactor(
  parts: CommandParts,
  { username, secret, code }: Proof,
): Promise<string[]> {
  const { id } = await namedAdmin(parts.db, username);
  const deed = { by: HOST, action: 'second_factor_set' as const, subjectId: id };
  const setting = audited(parts, deed, async (trx) => {
    const answer = await turnOn(trx, ownerOf(id), { secret, code, now: parts.now() });
    await closeDesksOf(trx, id);
    return { answer, detail: { username } };
  });
  return setting.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Problem('This is not the code that the app should show. Nothing was changed.');
  });
}

/** For a lost phone: from now on the password is enough. */
export async function removeSecondFactor(parts: CommandParts, username: string): Promise<void> {
  const { id } = await namedAdmin(parts.db, username);
  const deed = { by: HOST, action: 'second_factor_removed' as const, subjectId: id };
  await audited(parts, deed, async (trx) => {
    const isGone = await deleteSecondFactor(trx, ownerOf(id));
    if (!isGone) throw new Problem(`${username} has no second factor.`);
    await closeDesksOf(trx, id);
    return { answer: undefined, detail: { username } };
  });
}

function ownerOf(id: string) {
  return { kind: 'admin', owner_id: id } as const;
}
