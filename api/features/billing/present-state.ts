import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { SubscriptionRow } from '../../store/subscriptions';

/**
 * How a subscription stands now. A card that a setup has kept pays for it from here on, whoever saw to that.
 * @param known what is known of it here
 */
export async function presentState(
  stripe: StripeGateway,
  id: string,
  known: SubscriptionRow | undefined,
): Promise<SubscriptionFacts | undefined> {
  const facts = await stripe.subscription(id);
  const setup = facts && setupWithoutCard(facts, known);
  const card = setup == null ? null : await stripe.keptCard(setup);
  if (card === null) return facts;
  await stripe.payFrom(id, card);
  return stripe.subscription(id);
}

/** The setup whose card does not pay yet. A card that was there and was taken off stays off. */
function setupWithoutCard(
  { status, hasCard, setupIntentId }: SubscriptionFacts,
  known: SubscriptionRow | undefined,
): string | null {
  if (status !== 'trialing' || hasCard || known?.had_card === 1) return null;
  return setupIntentId ?? known?.setup_intent_id ?? null;
}
