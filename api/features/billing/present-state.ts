import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import { accountById } from '../../store/accounts';
import type { Database } from '../../store/database';
import type { SubscriptionRow } from '../../store/subscriptions';
import { isTrialTaken } from './trials';

export interface PresentState extends SubscriptionFacts {
  trialRefused?: boolean;
}

interface Asked {
  stripe: StripeGateway;
  userId: string;
  subscriptionId: string;
  known: SubscriptionRow | undefined;
}

/**
 * Asks Stripe, and acts on the answer: uses a saved card, ends a second trial, and ends what was cancelled and
 * refunded.
 */
export async function presentState(db: Database, asked: Asked): Promise<PresentState | undefined> {
  const { stripe, subscriptionId: id, known } = asked;
  const facts = await withCard(asked);
  if (!facts) return undefined;
  const account = await accountById(db, asked.userId);
  const email = account?.email ?? '';
  const trialRefused = await isTrialTaken(db, { email, facts, known });
  if (!trialRefused && !(await isPaidBack(stripe, facts))) return facts;
  await stripe.cancelNow(id);
  const after = await stripe.subscription(id);
  return after && { ...after, trialRefused };
}

async function withCard(asked: Asked): Promise<SubscriptionFacts | undefined> {
  const { stripe, subscriptionId: id, known } = asked;
  const facts = await stripe.subscription(id);
  const setup = facts && setupWithoutCard(facts, known);
  const card = setup == null ? null : await stripe.keptCard(setup);
  if (card === null) return facts;
  await stripe.payFrom(id, card);
  return stripe.subscription(id);
}

/** The setup whose card does not pay yet. A card that was removed stays removed. */
function setupWithoutCard(
  { status, hasCard, setupIntentId }: SubscriptionFacts,
  known: SubscriptionRow | undefined,
): string | null {
  if (status !== 'trialing' || hasCard || known?.had_card === 1) return null;
  return setupIntentId ?? known?.setup_intent_id ?? null;
}

/** Only for a cancelled one: otherwise a refund may be a courtesy of the host. */
async function isPaidBack(stripe: StripeGateway, facts: SubscriptionFacts): Promise<boolean> {
  const { cancelAt, endedAt, paidInvoice } = facts;
  if (cancelAt === null || endedAt !== null || paidInvoice === null) return false;
  return stripe.isPaidBack(paidInvoice);
}
