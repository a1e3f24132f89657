import type { GivenStatus, StripeChoice, updateUserStatus } from '#shared/contract/admin/users';
import { hasUnlimitedUploads, type Standing } from '#shared/rules/plan';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { Refusal } from '../../../http/refuse';
import { type AccountRow, hasUnlimitedImages } from '../../../store/accounts';
import { updateStanding } from '../../../store/plans/customers';
import type { DatabaseTransaction } from '../../../store/database';
import type { AdminServices, AuditServices } from '../admin-services';
import { actorOf, audited, type Deed, noteRefusal } from '../audit/audited';
import { livingAccount, shownUser } from './user-account';

type Services = AuditServices &
  Pick<AdminServices, 'endSubscriptions' | 'paidTime' | 'onUnlimited' | 'onChange'>;

/** Sets an account's status. Ends its subscriptions at Stripe first if the call says so. */
export function updateUserStatusHandler(services: Services): AdminHandler<typeof updateUserStatus> {
  return async (call) => {
    const { id } = call.params;
    const { status, stripe } = call.input;
    const deed = { by: actorOf(call), action: 'status_changed' as const, subjectId: id };
    const before = await endAtStripe(services, deed, { id, stripe });
    const shown = await audited(services, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const standing = await standingFor(services, { trx, account, status });
      await updateStanding(trx, account.id, standing);
      const now = services.now();
      if (hasUnlimitedUploads(standing, now) && !hasUnlimitedImages(account, { now })) {
        await services.onUnlimited(trx, account.id);
      }
      const from = before ?? account.subscription_status;
      const change = { from, to: standing.subscriptionStatus };
      const detail = stripe === 'leave' ? change : { ...change, stripe };
      return { answer: await shownUser(trx, account.id), detail };
    });
    services.onChange(shown.user.id);
    return shown;
  };
}

interface StripeEnd {
  id: string | undefined;
  stripe: StripeChoice;
}

/** Returns the status before, because the end at Stripe changes it; undefined if nothing has to end. */
async function endAtStripe(
  services: Services,
  deed: Deed,
  { id, stripe }: StripeEnd,
): Promise<string | undefined> {
  if (stripe === 'leave') return undefined;
  try {
    const account = await livingAccount(services.db, id);
    await services.endSubscriptions(account, stripe);
    return account.subscription_status;
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(services, deed, error.code);
    throw error;
  }
}

interface NewStatus {
  trx: DatabaseTransaction;
  account: AccountRow;
  status: GivenStatus;
}

/** A cancelled account keeps its paid time, as if its owner had cancelled. */
async function standingFor(
  services: Services,
  { trx, account, status }: NewStatus,
): Promise<Standing> {
  if (status !== 'cancelled') return { subscriptionStatus: status, subscriptionEndDate: null };
  const known = account.subscription_status === 'cancelled' ? account.subscription_end_date : null;
  const paid = await services.paidTime(trx, account.id);
  return { subscriptionStatus: status, subscriptionEndDate: paid ?? known };
}
