import type { Billing, getBilling } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { type SubscriptionRow, subscriptionsOfUser } from '../../store/subscriptions';
import type { BillingServices } from './billing-services';
import { isCurrent, isRunning, isWaiting, lateUntil, renews } from './standing';
import { trialDaysFor } from './trials';

export function getBillingHandler(
  services: Pick<BillingServices, 'db' | 'stripe' | 'trialDays' | 'pastDueDays'>,
): MemberHandler<typeof getBilling> {
  const { db, stripe, pastDueDays } = services;
  return async ({ account }) => {
    const rows = await subscriptionsOfUser(db, account.id);
    return {
      ready: stripe !== undefined,
      publishableKey: stripe?.publishableKey ?? null,
      trialDays: await trialDaysFor(services, account, rows),
      checkout: checkoutOf(rows.find(isWaiting)),
      subscription: subscriptionOf(rows.find(isCurrent) ?? rows.find(isRunning), pastDueDays),
      invoices: stripe?.hasPortal === true && account.stripe_customer_id !== null,
    };
  };
}

function checkoutOf(row: SubscriptionRow | undefined): Billing['checkout'] {
  if (!row) return null;
  return { subscriptionId: row.id, kind: row.status === 'trialing' ? 'setup' : 'payment' };
}

function subscriptionOf(
  row: SubscriptionRow | undefined,
  pastDueDays: number,
): Billing['subscription'] {
  if (!row) return null;
  const { status, period_end: periodEnd, cancel_at: cancelAt } = row;
  return {
    trial: status === 'trialing',
    periodEnd,
    resumable: cancelAt !== null && isCurrent(row),
    renews: renews(row),
    lateUntil: lateUntil(row, pastDueDays),
  };
}
