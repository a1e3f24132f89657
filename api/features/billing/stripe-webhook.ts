import type { stripeWebhook } from '#shared/contract/billing';

import type { StripeGateway } from '../../gateways/stripe';
import type { StripeEvent } from '../../gateways/stripe/events';
import type { WebhookHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { accountByCustomer } from '../../store/plans/customers';
import { inTransaction } from '../../store/in-transaction';
import {
  createEvent,
  getSubscription,
  isEventKnown,
  subscriptionsOfUser,
} from '../../store/subscriptions';
import { type BillingServices, withStripe } from './billing-services';
import { keepOne } from './end-subscriptions';
import { endDisputed, noteDispute, noteRefunds } from './money-back';
import { isOurs } from './premium-price';
import { refresh } from './refresh';

/**
 * An event only says which customer to check, so it may come late or twice. All get 200, because Stripe repeats
 * others.
 */
export function stripeWebhookHandler(
  services: BillingServices,
): WebhookHandler<typeof stripeWebhook> {
  return async ({ raw, header }) =>
    withStripe(services, async (stripe) => {
      const event = stripe.readEvent(raw, header('Stripe-Signature'), services.now());
      if (event === 'not signed') throw refuse('bad_signature');
      if (event === 'no event') throw refuse('malformed_body');
      if (!(await isEventKnown(services.db, event.id))) await heed(services, stripe, event);
      return { received: true };
    });
}

async function heed(services: BillingServices, stripe: StripeGateway, event: StripeEvent) {
  if (event.livemode !== stripe.live) return note(services, event, 'wrong mode');
  if (event.disputeId !== null) return heedDispute(services, stripe, event);
  const account =
    event.customerId === null ? undefined : await accountByCustomer(services.db, event.customerId);
  if (!account) return note(services, event, 'unknown customer');
  if (account.deleted_at !== null) return note(services, event, 'deleted account');
  if (event.refundedCharge !== null) {
    await noteRefunds(services, await stripe.refundsOf(event.refundedCharge));
  }
  const concerned = await concernedBy(services, { stripe, event, userId: account.id });
  const last = concerned.at(-1);
  if (last === undefined) return note(services, event, 'no subscription of ours');
  for (const subscriptionId of concerned) {
    const question = { stripe, userId: account.id, subscriptionId };
    await refresh(services, subscriptionId === last ? { ...question, event } : question);
  }
  await keepOne(services, stripe, account.id);
}

async function heedDispute(services: BillingServices, stripe: StripeGateway, event: StripeEvent) {
  const dispute = await stripe.dispute(event.disputeId ?? '');
  if (dispute) {
    await noteDispute(services, dispute);
    await endDisputed(services, stripe, dispute);
  }
  await note(services, event, dispute ? 'dispute' : 'unknown dispute');
}

interface Concern {
  stripe: StripeGateway;
  event: StripeEvent;
  userId: string;
}

async function concernedBy(
  services: BillingServices,
  { stripe, event, userId }: Concern,
): Promise<string[]> {
  const { subscriptionId } = event;
  if (subscriptionId === null) {
    return (await subscriptionsOfUser(services.db, userId)).map(({ id }) => id);
  }
  if (await getSubscription(services.db, subscriptionId)) return [subscriptionId];
  // Created by us and not stored yet, or for another product of the host.
  const facts = await stripe.subscription(subscriptionId);
  if (facts?.customerId !== event.customerId) return [];
  return (await isOurs(services, stripe, { facts, userId })) ? [subscriptionId] : [];
}

async function note(services: BillingServices, { id, type }: StripeEvent, outcome: string) {
  services.log.warn({ event: id, type, outcome }, 'a message of Stripe was left aside');
  await inTransaction(services.db, async (trx) =>
    createEvent(trx, { id, type, outcome, received_at: services.now() }),
  );
}
