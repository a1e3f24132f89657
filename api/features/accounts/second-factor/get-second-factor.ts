import type { getSecondFactor } from '#shared/contract/second-factor';

import type { MemberHandler } from '../../../http/endpoint';
import type { Database } from '../../../store/database';
import { countRecoveryCodes } from '../../../store/recovery-codes';
import { secondFactorOf } from '../../../store/second-factors';
import { ownerOf } from './parts';

/** Whether two-step sign-in is on, and how many recovery codes are left. */
export function getSecondFactorHandler({
  db,
}: {
  db: Database;
}): MemberHandler<typeof getSecondFactor> {
  return async ({ account }) => {
    const owner = ownerOf(account);
    const factor = await secondFactorOf(db, owner);
    return {
      on: factor !== undefined,
      since: factor?.since ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, owner),
    };
  };
}
