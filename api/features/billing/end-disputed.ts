import type { StripeGateway } from '../../gateways/stripe';
import type { DisputeFacts } from '../../gateways/stripe/money';
import { accountByCustomer } from '../../store/customers';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { endNow } from './end-all';
import type { BillingParts } from './parts';
import { hasEnded } from './standing';

/**
 * Ends what a person had when a bank took their payment back: nothing of it is paid, and the next payment
 * would be taken back as well. What they have begun since goes on.
 */
export async function endDisputed(
  parts: BillingParts,
  stripe: StripeGateway,
  { isTaken, customerId, createdAt }: DisputeFacts,
): Promise<void> {
  const account = customerId === null ? undefined : await accountByCustomer(parts.db, customerId);
  if (!isTaken || !account) return;
  for (const row of await subscriptionsOfUser(parts.db, account.id)) {
    if (hasEnded(row) || row.created_at > createdAt) continue;
    await endNow(parts, stripe, row);
  }
}
