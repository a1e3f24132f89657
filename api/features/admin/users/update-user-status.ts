import type { updateUserStatus, GivenStatus, StripeChoice } from '#shared/contract/admin/users';
import { hasUnlimitedUploads, type Standing } from '#shared/rules/plan';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { Refusal } from '../../../http/refuse';
import { hasUnlimitedImages, type AccountRow } from '../../../store/accounts';
import { updateStanding } from '../../../store/customers';
import type { DatabaseTransaction } from '../../../store/database';
import { actorOf } from '../audit/actor';
import { audited, noteRefusal, type Deed } from '../audit/audited';
import type { AdminParts } from '../parts';
import { livingAccount } from './living-account';
import { shownUser } from './shown-user';

/**
 * Gives an account a status, which stays until something changes or is paid at Stripe; and ends what it has
 * at Stripe first, where that is asked for.
 */
export function updateUserStatusHandler(parts: AdminParts): AdminHandler<typeof updateUserStatus> {
  return async (call) => {
    const { id } = call.params;
    const { status, stripe } = call.input;
    const deed = { by: actorOf(call), action: 'status_changed' as const, subjectId: id };
    const before = await endAtStripe(parts, deed, { id, stripe });
    const shown = await audited(parts, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const standing = await standingFor(parts, { trx, account, status });
      await updateStanding(trx, account.id, standing);
      const now = parts.now();
      if (hasUnlimitedUploads(standing, now) && !hasUnlimitedImages(account, now)) {
        await parts.onUnlimited(trx, account.id);
      }
      const from = before ?? account.subscription_status;
      const change = { from, to: standing.subscriptionStatus };
      const detail = stripe === 'leave' ? change : { ...change, stripe };
      return { answer: await shownUser(trx, account.id), detail };
    });
    parts.onChange(shown.user.id);
    return shown;
  };
}

interface Ending {
  id: string | undefined;
  stripe: StripeChoice;
}

/** The status that the account had, which the end at Stripe changes; undefined where nothing is to end. */
async function endAtStripe(
  parts: AdminParts,
  deed: Deed,
  { id, stripe }: Ending,
): Promise<string | undefined> {
  if (stripe === 'leave') return undefined;
  try {
    const account = await livingAccount(parts.db, id);
    await parts.endSubscriptions(account, stripe);
    return account.subscription_status;
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(parts, deed, error.code);
    throw error;
  }
}

interface Wish {
  trx: DatabaseTransaction;
  account: AccountRow;
  status: GivenStatus;
}

/** Of a cancelled account what is paid stays paid, as where people cancel themselves; else nothing is left. */
async function standingFor(parts: AdminParts, { trx, account, status }: Wish): Promise<Standing> {
  if (status !== 'cancelled') return { subscriptionStatus: status, subscriptionEndDate: null };
  const known = account.subscription_status === 'cancelled' ? account.subscription_end_date : null;
  const paid = await parts.paidTime(trx, account.id);
  return { subscriptionStatus: status, subscriptionEndDate: paid ?? known };
}
