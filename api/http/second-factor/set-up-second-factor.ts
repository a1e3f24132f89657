import type { Begun } from '#shared/contract/second-factor';

import type { DatabaseTransaction } from '../../store/database';
import {
  beginSecondFactor,
  begunSecret,
  putSecondFactor,
  secondFactorOf,
  type FactorOwner,
} from '../../store/second-factors';
import { refuse } from '../refuse';
import { newRecoveryCodes } from './new-recovery-codes';
import { newSecret, secretAddress, stepOf } from './totp';
import { badCode } from './ask-second-factor';

/** How long a secret that was shown waits for its first code. */
const SETUP_MS = 30 * 60_000;

/**
 * Makes a secret that counts once a code of it is shown. One that was made before is forgotten.
 * @param name whose it is, as the authenticator app shows it
 * @throws Refusal 'second_factor_on'
 */
export async function showSecret(
  trx: DatabaseTransaction,
  owner: FactorOwner,
  { name, now }: { name: string; now: number },
): Promise<Begun> {
  const secret = newSecret();
  if (!(await beginSecondFactor(trx, owner, { secret, now }))) throw refuse('second_factor_on');
  return { secret, address: secretAddress(secret, name) };
}

/**
 * Turns the second factor on by a first code of its secret, and returns the recovery codes.
 * @throws Refusal 'second_factor_on', 'second_factor_not_begun' or 'bad_second_factor'
 */
export async function confirmSecret(
  trx: DatabaseTransaction,
  owner: FactorOwner,
  { code, now }: { code: string; now: number },
): Promise<string[]> {
  if (await secondFactorOf(trx, owner)) throw refuse('second_factor_on');
  const secret = await begunSecret(trx, owner, now - SETUP_MS);
  if (secret === undefined) throw refuse('second_factor_not_begun');
  return turnOn(trx, owner, { secret, code, now });
}

/** The same for a secret that was kept elsewhere; one that counted before is replaced. */
export async function turnOn(
  trx: DatabaseTransaction,
  owner: FactorOwner,
  { secret, code, now }: { secret: string; code: string; now: number },
): Promise<string[]> {
  const step = stepOf(secret, code, now);
  if (step === undefined) throw badCode();
  await putSecondFactor(trx, owner, { secret, step, now });
  return newRecoveryCodes(trx, owner);
}
