import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { AccountRow } from '../../store/accounts';
import { updateCustomer } from '../../store/customers';
import { oweCustomerFacts } from './customer-facts';
import { endIfDeleted } from './end-billing';
import type { BillingParts } from './parts';

export interface Customer {
  customerId: string;
  /** Theirs at Stripe, newest first, ended ones too. */
  subscriptions: SubscriptionFacts[];
}

/**
 * Who an account is at Stripe, with all that Stripe has of them. Made where there is nobody, or where
 * Stripe knows them no more: keys of another Stripe account, a customer who was deleted there.
 * @param attempt how often this account's checkout began anew
 */
export async function customerOf(
  parts: Pick<BillingParts, 'db' | 'now' | 'onChange'>,
  stripe: StripeGateway,
  { account, attempt }: { account: AccountRow; attempt: number },
): Promise<Customer> {
  const { db, now, onChange } = parts;
  const before = account.stripe_customer_id;
  if (before !== null) {
    const subscriptions = await stripe.subscriptionsOf(before);
    if (subscriptions) return { customerId: before, subscriptions };
  }
  const made = await stripe.createCustomer({
    userId: account.id,
    key: `platelog-customer-${account.id}-${before ?? 'first'}-${attempt}`,
  });
  const customerId = await db.transaction().execute(async (trx) => {
    const kept = await updateCustomer(trx, account.id, { before, customerId: made });
    await oweCustomerFacts(trx, { userId: account.id, now: now() });
    return kept;
  });
  onChange?.(account.id);
  await endIfDeleted(parts, { userId: account.id, customerId });
  return { customerId, subscriptions: (await stripe.subscriptionsOf(customerId)) ?? [] };
}
