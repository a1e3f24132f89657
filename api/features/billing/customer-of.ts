import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { AccountRow } from '../../store/accounts';
import { updateCustomer } from '../../store/customers';
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
  parts: Pick<BillingParts, 'db' | 'now'>,
  stripe: StripeGateway,
  { account, attempt }: { account: AccountRow; attempt: number },
): Promise<Customer> {
  const { db } = parts;
  const before = account.stripe_customer_id;
  if (before !== null) {
    const subscriptions = await stripe.subscriptionsOf(before);
    if (subscriptions) return { customerId: before, subscriptions };
  }
  const made = await stripe.createCustomer({
    userId: account.id,
    email: account.email,
    name: `${account.first_name} ${account.last_name}`,
    key: `platelog-customer-${account.id}-${before ?? 'first'}-${attempt}`,
  });
  const customerId = await updateCustomer(db, account.id, { before, customerId: made });
  await endIfDeleted(parts, { userId: account.id, customerId });
  return { customerId, subscriptions: (await stripe.subscriptionsOf(customerId)) ?? [] };
}
