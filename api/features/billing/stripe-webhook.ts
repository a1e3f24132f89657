import type { stripeWebhook } from '#shared/contract/billing';

import type { StripeGateway } from '../../gateways/stripe';
import type { StripeEvent } from '../../gateways/stripe/events';
import type { WebhookHandler } from '../../http/webhook-route';
import { refuse } from '../../http/refuse';
import { accountByCustomer } from '../../store/customers';
import { inTransaction } from '../../store/in-transaction';
import { createEvent, isEventKnown } from '../../store/stripe-events';
import { getSubscription, subscriptionsOfUser } from '../../store/subscriptions';
import { endDisputed } from './end-disputed';
import { isOurs } from './is-ours';
import { keepOne } from './keep-one';
import { noteDispute, noteRefunds } from './note-money-back';
import { withStripe, type BillingParts } from './parts';
import { refresh } from './refresh';

/**
 * Takes a message of Stripe's in. It says whom to ask about and is believed in nothing else, so that
 * messages may come late, doubled and in any order. Whatever does not concern us is noted and
 * answered well: Stripe would repeat it for days.
 */
export function stripeWebhookHandler(parts: BillingParts): WebhookHandler<typeof stripeWebhook> {
  return async ({ raw, header }) =>
    withStripe(parts, async (stripe) => {
      const event = stripe.readEvent(raw, header('Stripe-Signature'), parts.now());
      if (event === 'not signed') throw refuse('bad_signature');
      if (event === 'no event') throw refuse('malformed_body');
      if (!(await isEventKnown(parts.db, event.id))) await heed(parts, stripe, event);
      return { received: true };
    });
}

async function heed(parts: BillingParts, stripe: StripeGateway, event: StripeEvent) {
  if (event.livemode !== stripe.live) return note(parts, event, 'wrong mode');
  if (event.disputeId !== null) return heedDispute(parts, stripe, event);
  const account =
    event.customerId === null ? undefined : await accountByCustomer(parts.db, event.customerId);
  if (!account) return note(parts, event, 'unknown customer');
  if (account.deleted_at !== null) return note(parts, event, 'deleted account');
  if (event.refundedCharge !== null) {
    await noteRefunds(parts, await stripe.refundsOf(event.refundedCharge));
  }
  const concerned = await concernedBy(parts, { stripe, event, userId: account.id });
  const last = concerned.at(-1);
  if (last === undefined) return note(parts, event, 'no subscription of ours');
  for (const subscriptionId of concerned) {
    const question = { stripe, userId: account.id, subscriptionId };
    await refresh(parts, subscriptionId === last ? { ...question, event } : question);
  }
  await keepOne(parts, stripe, account.id);
}

async function heedDispute(parts: BillingParts, stripe: StripeGateway, event: StripeEvent) {
  const dispute = await stripe.dispute(event.disputeId ?? '');
  if (dispute) {
    await noteDispute(parts, dispute);
    await endDisputed(parts, stripe, dispute);
  }
  await note(parts, event, dispute ? 'dispute' : 'unknown dispute');
}

interface Concern {
  stripe: StripeGateway;
  event: StripeEvent;
  userId: string;
}

/** The subscription that a message names, where it is one of ours; else all of its customer. */
async function concernedBy(
  parts: BillingParts,
  { stripe, event, userId }: Concern,
): Promise<string[]> {
  const { subscriptionId } = event;
  if (subscriptionId === null) {
    return (await subscriptionsOfUser(parts.db, userId)).map(({ id }) => id);
  }
  if (await getSubscription(parts.db, subscriptionId)) return [subscriptionId];
  // Begun by us and not noted yet, or somebody's dealings with another product of this host.
  const facts = await stripe.subscription(subscriptionId);
  if (facts?.customerId !== event.customerId) return [];
  return (await isOurs(parts, stripe, { facts, userId })) ? [subscriptionId] : [];
}

async function note(parts: BillingParts, { id, type }: StripeEvent, outcome: string) {
  parts.log.warn({ event: id, type, outcome }, 'a message of Stripe was left aside');
  await inTransaction(parts.db, async (trx) =>
    createEvent(trx, { id, type, outcome, received_at: parts.now() }),
  );
}
