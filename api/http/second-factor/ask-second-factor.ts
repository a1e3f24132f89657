import { isTotpCode } from '#shared/contract/second-factor-code';

import type { DatabaseTransaction } from '../../store/database';
import { takeRecoveryCode } from '../../store/recovery-codes';
import { secondFactorOf, takeStep, type FactorOwner } from '../../store/second-factors';
import { refuse } from '../refuse';
import { hashOfToken } from '../token';
import { stepOf } from './totp';

interface Showing {
  code: string | undefined;
  now: number;
}

/** What was shown beside the password; null by somebody who has no second factor. */
export type Shown = 'code' | 'recovery_code' | null;

/**
 * Asks for a code of whoever has a second factor, and uses it up: it is good once.
 * @throws Refusal 'second_factor_needed' where none was shown, 'bad_second_factor' where it is not right
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

export function badCode() {
  const words =
    'This code is not right, or it was used already. Does your phone show the right time?';
  return refuse('bad_second_factor', { detail: words, fields: { code: words } });
}
