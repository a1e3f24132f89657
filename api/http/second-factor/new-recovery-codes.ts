import { randomInt } from 'node:crypto';

import {
  groupedCode,
  RECOVERY_ALPHABET,
  RECOVERY_LENGTH,
} from '#shared/contract/second-factor-code';

import type { DatabaseTransaction } from '../../store/database';
import { replaceRecoveryCodes } from '../../store/recovery-codes';
import type { FactorOwner } from '../../store/second-factors';
import { hashOfToken } from '../token';

const COUNT = 10;

/** Gives somebody ten new recovery codes in place of those of before, as a person reads them. */
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
