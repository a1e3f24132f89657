import type { StripeGateway } from '../../gateways/stripe';
import { refuse } from '../../http/refuse';
import type { SubscriptionRow } from '../../store/subscriptions';
import { askAll, type AllOf } from './ask-all';
import type { BillingParts } from './parts';
import { refresh } from './refresh';
import { hasEnded, isRunning, isWaiting } from './standing';

const ROUNDS = 3;

/**
 * Ends all subscriptions of a person that go on by themselves, and what was begun and not paid. What is
 * paid lasts to its end, all else ends at once. Each may end by itself meanwhile: Stripe is asked before
 * and after.
 */
export async function endAll(parts: BillingParts, all: AllOf): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = (await askAll(parts, all)).filter(goesOn);
    if (left.length === 0) return;
    for (const row of left) await end(all.stripe, row);
  }
  if ((await askAll(parts, all)).some(goesOn)) {
    parts.log.error({ user: all.account.id }, 'a subscription cannot be ended at Stripe');
    throw refuse('payments_unreachable', { retryAfter: 10 });
  }
}

function goesOn(row: SubscriptionRow): boolean {
  return row.cancel_at === null && (isRunning(row) || isWaiting(row));
}

/** Ends one: with the time that is paid, or at once where nothing of it is. */
export async function end(stripe: StripeGateway, row: SubscriptionRow): Promise<void> {
  if (hasEnded(row)) return;
  const isPaid = !isWaiting(row) && ['active', 'trialing'].includes(row.status);
  if (isPaid) await stripe.cancelAtPeriodEnd(row.id);
  else await stripe.cancelNow(row.id);
}

/** Ends one at once, paid or not, and takes in what has become of it. */
export async function endNow(
  parts: BillingParts,
  stripe: StripeGateway,
  { id, user_id: userId }: SubscriptionRow,
): Promise<void> {
  await stripe.cancelNow(id);
  await refresh(parts, { stripe, userId, subscriptionId: id });
}
