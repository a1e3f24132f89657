import { randomInt } from 'node:crypto';

import {
  groupedCode,
  isTotpCode,
  RECOVERY_ALPHABET,
  RECOVERY_LENGTH,
} from '#shared/contract/accounts';
import type { Begun } from '#shared/contract/second-factor';

import type { DatabaseTransaction } from '../../store/database';
import {
  beginSecondFactor,
  begunSecret,
  type FactorOwner,
  putSecondFactor,
  replaceRecoveryCodes,
  secondFactorOf,
  takeRecoveryCode,
  takeStep,
} from '../../store/second-factors';
import { refuse } from '../refuse';
import { hashOfToken } from '../token';
import { newSecret, secretAddress, stepOf } from './totp';

const COUNT = 10;

const SETUP_MS = 30 * 60_000;

interface Showing {
  code: string | undefined;
  now: number;
}

/** Null if the owner has no second factor. */
export type Shown = 'code' | 'recovery_code' | null;

/**
 * Checks a code and uses it up.
 * @throws Refusal 'second_factor_needed' without one, 'bad_second_factor' for a wrong one
 */
export async function askSecondFactor(
  trx: DatabaseTransaction,
  owner: FactorOwner,
  { code, now }: Showing,
): Promise<Shown> {
  const factor = await secondFactorOf(trx, owner);
  if (!factor) return null;
  if (code === undefined) throw refuse('second_factor_needed');
  if (isTotpCode(code)) {
    const step = stepOf(factor.secret, code, now);
    if (step !== undefined && (await takeStep(trx, owner, step))) return 'code';
  } else if (await takeRecoveryCode(trx, owner, hashOfToken(code))) {
    return 'recovery_code';
  }
  throw badCode();
}

function badCode() {
  const words =
    'This code is not right, or it was used already. Does your phone show the right time?';
  return refuse('bad_second_factor', { detail: words, fields: { code: words } });
}

/**
 * Creates a secret, which becomes active when `confirmSecret` gets a code. Replaces an earlier inactive secret.
 * @param name the name that the authenticator app shows
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

/** Returns the recovery codes. @throws Refusal 'second_factor_on', 'second_factor_not_begun', 'bad_second_factor' */
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

/** Activates a secret that was not stored before. Replaces the previous one. */
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

export async function newRecoveryCodes(
  trx: DatabaseTransaction,
  owner: FactorOwner,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await replaceRecoveryCodes(trx, owner, codes.map(hashOfToken));
  return codes.map(groupedCode);
}

function newCode(): string {
  const letter = () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  return Array.from({ length: RECOVERY_LENGTH }, letter).join('');
}
