import type { Billing, getBilling, openBillingPage } from '#shared/contract/billing';
import { PAGES } from '#shared/contract/pages';

import type { StripeGateway } from '../../gateways/stripe';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import { type SubscriptionRow, subscriptionsOfUser } from '../../store/subscriptions';
import { type BillingServices, withStripe } from './billing-services';
import { isCurrent, isRunning, isWaiting, lateUntil, renews } from './standing';
import { trialDaysFor } from './trials';

export function getBillingHandler(
  services: Pick<BillingServices, 'db' | 'stripe' | 'trialDays' | 'premiumForAll' | 'pastDueDays'>,
): MemberHandler<typeof getBilling> {
  const { db, stripe, premiumForAll, pastDueDays } = services;
  return async ({ account }) => {
    const rows = await subscriptionsOfUser(db, account.id);
    return {
      ready: stripe !== undefined && !premiumForAll,
      publishableKey: premiumForAll ? null : (stripe?.publishableKey ?? null),
      trialDays: premiumForAll ? 0 : await trialDaysFor(services, account, rows),
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

/**
 * Opens the portal or, without one, the page of the newest invoice, where a late payment can be made with another card.
 */
export function openBillingPageHandler(
  services: Pick<BillingServices, 'stripe' | 'log'> & { publicUrl: string },
): MemberHandler<typeof openBillingPage> {
  return async ({ account, input: { page } }) =>
    withStripe(services, async (stripe) => {
      const { stripe_customer_id: customer } = account;
      if (customer === null) throw refuse('no_subscription');
      if (!stripe.hasPortal) return { url: await invoicePage(stripe, account) };
      const url = await stripe.portal(customer, page, `${services.publicUrl}${PAGES.profile}`);
      if (url === undefined) throw refuse('no_subscription');
      return { url };
    });
}

async function invoicePage(stripe: StripeGateway, account: AccountRow): Promise<string> {
  const { stripe_subscription_id: id } = account;
  const facts = id === null ? undefined : await stripe.subscription(id);
  if (facts?.invoiceUrl == null) throw refuse('no_subscription');
  return facts.invoiceUrl;
}
