import type { StripeGateway } from '../../gateways/stripe';
import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import { type SubscriptionRow, subscriptionsOfUser } from '../../store/subscriptions';
import { type BillingServices, withStripe } from './billing-services';
import { refresh } from './refresh';
import { type AllOf, refreshAll } from './refresh';
import { hasEnded, isRunning, isWaiting, renews, standingOf } from './standing';

const ROUNDS = 3;

/** Nothing is refunded. @throws Refusal `payments_not_set_up`, `payments_unreachable` */
export async function endSubscriptions(
  services: BillingServices,
  account: AccountRow,
  when: 'period_end' | 'now',
): Promise<void> {
  await withStripe(services, async (stripe) => {
    if (when === 'period_end') await endAll(services, { stripe, account });
    else await endAllNow(services, stripe, account);
  });
}

async function endAllNow(services: BillingServices, stripe: StripeGateway, account: AccountRow) {
  for (const row of await refreshAll(services, { stripe, account })) {
    if (!hasEnded(row)) await endNow(services, stripe, row);
  }
  if ((await refreshAll(services, { stripe, account })).every(hasEnded)) return;
  services.log.error({ user: account.id }, 'a subscription cannot be ended at Stripe');
  throw refuse('payments_unreachable', { retryAfter: 10 });
}

/**
 * Ends what renews or waits for payment; paid time is kept. Asks Stripe again, because each may have ended meanwhile.
 */
export async function endAll(services: BillingServices, all: AllOf): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = (await refreshAll(services, all)).filter(goesOn);
    if (left.length === 0) return;
    for (const row of left) await end(all.stripe, row);
  }
  if ((await refreshAll(services, all)).some(goesOn)) {
    services.log.error({ user: all.account.id }, 'a subscription cannot be ended at Stripe');
    throw refuse('payments_unreachable', { retryAfter: 10 });
  }
}

function goesOn(row: SubscriptionRow): boolean {
  return row.cancel_at === null && (isRunning(row) || isWaiting(row));
}

/** Ends it after the paid time, or at once if nothing is paid. */
export async function end(stripe: StripeGateway, row: SubscriptionRow): Promise<void> {
  if (hasEnded(row)) return;
  const isPaid = !isWaiting(row) && ['active', 'trialing'].includes(row.status);
  if (isPaid) await stripe.cancelAtPeriodEnd(row.id);
  else await stripe.cancelNow(row.id);
}

export async function endNow(
  services: BillingServices,
  stripe: StripeGateway,
  { id, user_id: userId }: SubscriptionRow,
): Promise<void> {
  await stripe.cancelNow(id);
  await refresh(services, { stripe, userId, subscriptionId: id });
}

/** Two subscriptions would both charge: keeps the one that determines the plan, and the paid time of the others. */
export async function keepOne(
  services: BillingServices,
  stripe: StripeGateway,
  userId: string,
): Promise<void> {
  const renewing = (await subscriptionsOfUser(services.db, userId)).filter(renews);
  if (renewing.length < 2) return;
  const { subscriptionId: kept } = standingOf(renewing);
  for (const row of renewing) {
    if (row.id === kept) continue;
    services.log.warn({ user: userId, subscription: row.id }, 'a person had two subscriptions');
    await end(stripe, row);
    await refresh(services, { stripe, userId, subscriptionId: row.id });
  }
}
