import type {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#shared/contract/second-factor';

import type { MemberHandler } from '../../../http/endpoint';
import { refuse } from '../../../http/refuse';
import {
  askSecondFactor,
  confirmSecret,
  newRecoveryCodes,
  showSecret,
} from '../../../http/second-factor/second-factor';
import type { AccountRow } from '../../../store/accounts';
import type { DatabaseTransaction } from '../../../store/database';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { deletePasskeysOf } from '../../../store/passkeys/passkeys';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  secondFactorOf,
} from '../../../store/second-factors';
import { deleteSessionsOf } from '../../../store/sessions';
import type { AccountServices } from '../account-services';
import { checkPassword, countingCodes, refuseOutdated } from '../check-password';
import { recoveryCodesRenewedMail, secondFactorOffMail, secondFactorOnMail } from './mails';
import { ownerOf } from './pass-second-factor';

export function getSecondFactorHandler({
  db,
}: Pick<AccountServices, 'db'>): MemberHandler<typeof getSecondFactor> {
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

export function beginSecondFactorHandler(
  services: Pick<AccountServices, 'db' | 'now' | 'passwords' | 'guard'>,
): MemberHandler<typeof beginSecondFactor> {
  const { db, now } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const wanted = { name: account.email, now: now() };
    return lockUserSequence(db, account.id, async ({ trx }) => {
      await refuseOutdated(trx, account);
      return showSecret(trx, ownerOf(account), wanted);
    });
  };
}

/** Also ends the other sessions, which were opened by the password alone. */
export function confirmSecondFactorHandler(
  services: Pick<AccountServices, 'db' | 'now' | 'guard' | 'mailer' | 'onSessionEnd'>,
): MemberHandler<typeof confirmSecondFactor> {
  const { db, now, mailer, onSessionEnd } = services;
  return async (call) => {
    const { account, session, input } = call;
    const recoveryCodes = await countingCodes(services, call, async () =>
      lockUserSequence(db, account.id, async ({ trx }) => {
        await refuseOutdated(trx, account);
        const shown = { code: input.code, now: now() };
        const codes = await confirmSecret(trx, ownerOf(account), shown);
        await deleteSessionsOf(trx, account.id, { but: session.key, now: now() });
        await mailer.post(trx, secondFactorOnMail(account.email), account.id);
        return codes;
      }),
    );
    onSessionEnd(account.id);
    return { recoveryCodes };
  };
}

type ProofServices = Pick<AccountServices, 'db' | 'now' | 'passwords' | 'guard' | 'mailer'>;

export function renewRecoveryCodesHandler(
  services: ProofServices,
): MemberHandler<typeof renewRecoveryCodes> {
  const { db, now, mailer } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const owner = ownerOf(account);
    const recoveryCodes = await countingCodes(services, call, async () =>
      lockUserSequence(db, account.id, async ({ trx }) => {
        await refuseOutdated(trx, account);
        const shown = await askSecondFactor(trx, owner, { code: input.code, now: now() });
        if (shown === null) throw refuse('second_factor_off');
        await mailer.post(trx, recoveryCodesRenewedMail(account.email), account.id);
        return newRecoveryCodes(trx, owner);
      }),
    );
    return { recoveryCodes };
  };
}

export function removeSecondFactorHandler(
  services: ProofServices,
): MemberHandler<typeof removeSecondFactor> {
  const { db, now, mailer } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const owner = ownerOf(account);
    await countingCodes(services, call, async () =>
      lockUserSequence(db, account.id, async ({ trx }) => {
        await refuseOutdated(trx, account);
        const shown = await askSecondFactor(trx, owner, { code: input.code, now: now() });
        if (shown === null) throw refuse('second_factor_off');
        await deleteSecondFactor(trx, owner);
        await mailer.post(trx, secondFactorOffMail(account.email), account.id);
      }),
    );
    return { ok: true };
  };
}

/**
 * Removes second factor and passkeys for the host's command; password and linked single sign-on stay. Ends all
 * sessions, because the phone may be stolen. False if there is neither a second factor nor a passkey.
 */
export async function resetSecondFactor(
  trx: DatabaseTransaction,
  account: Pick<AccountRow, 'id'>,
  now: number,
): Promise<boolean> {
  const passkeys = await deletePasskeysOf(trx, ownerOf(account));
  const isOff = await deleteSecondFactor(trx, ownerOf(account));
  if (!isOff && passkeys === 0) return false;
  await deleteSessionsOf(trx, account.id, { now });
  return true;
}
