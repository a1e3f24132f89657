import { PRICE } from '#shared/rules/plan';

import { stripeClient, StripeGateway } from '../../api/gateways/stripe';
import type { SubscriptionFacts } from '../../api/gateways/stripe/facts';
import type { StripeSettings } from '../../api/gateways/stripe/settings';

/** The result of one step. */
export interface Step {
  name: string;
  ok: boolean;
  saw: unknown;
}

interface Walk {
  gateway: StripeGateway;
  stripe: ReturnType<typeof stripeClient>;
  run: string;
  customer: string;
  steps: Step[];
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 1_000;

/** Goes through everything that can happen to a subscription, with a customer created for it, and records it. */
export async function verify(
  settings: StripeSettings,
  say: (step: Step) => void = () => undefined,
): Promise<Step[]> {
  const stripe = stripeClient(settings);
  const gateway = new StripeGateway(settings);
  const steps: Step[] = [];
  const note = (name: string, ok: boolean, saw: unknown) => {
    steps.push({ name, ok, saw });
    say({ name, ok, saw });
  };
  const price = await gateway.price();
  note('the price is the one on the screens', isSaid(price), price);
  if (!price) return steps;
  const run = `platelog-verify-${Date.now()}`;
  const customer = await gateway.createCustomer({
    userId: run,
    key: `${run}-customer`,
  });
  await gateway.updateCustomer(customer, {
    email: 'verify@example.org',
    name: 'Platelog verify',
  });
  try {
    const walk = { gateway, stripe, run, customer, steps };
    await payNow(walk, price.id, note);
    await tryForFree(walk, price.id, note);
    await openPortal(walk, settings, note);
  } finally {
    await gateway.deleteCustomer(customer);
  }
  const left = await gateway.subscriptionsOf(customer);
  note(
    'the customer is gone',
    (left ?? []).every(({ status }) => status === 'canceled'),
    left,
  );
  return steps;
}

type Note = (name: string, ok: boolean, saw: unknown) => void;

function isSaid(price: Awaited<ReturnType<StripeGateway['price']>>): boolean {
  return (
    price?.active === true &&
    price.cents === PRICE.cents &&
    price.currency === PRICE.currency &&
    price.interval === PRICE.interval
  );
}

async function payNow(walk: Walk, priceId: string, note: Note): Promise<void> {
  const { gateway, run, customer } = walk;
  const wanted = { userId: run, customerId: customer, priceId, trialDays: 0, key: `${run}-now` };
  const begun = await gateway.createSubscription(wanted);
  const { id, checkout } = begun;
  const asks = begun.status === 'incomplete' && checkout?.kind === 'payment';
  note('a subscription begins unpaid and asks for a payment', asks, seen(begun));
  const twice = await gateway.createSubscription(wanted);
  note('the same key makes no second one', twice.id === id, twice.id);
  await giveCards(walk, intentOf(checkout?.clientSecret), note);
  const paid = await waitFor(gateway, id, ({ status }) => status === 'active');
  note('a card is taken and kept', paid?.hasCard === true, seen(paid));
  await leaveAndStay(gateway, id, note);
}

async function giveCards({ stripe }: Walk, intent: string, note: Note): Promise<void> {
  const give = async (card: string) =>
    stripe.paymentIntents.confirm(intent, { payment_method: card, return_url: RETURN });
  const declined = await give('pm_card_chargeDeclined').then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code,
  );
  note('a card is declined', declined === 'card_declined', declined);
  await give('pm_card_visa');
}

async function leaveAndStay(gateway: StripeGateway, id: string, note: Note): Promise<void> {
  await gateway.cancelAtPeriodEnd(id);
  const leaving = await gateway.subscription(id);
  const until = leaving?.status === 'active' && leaving.cancelAt !== null;
  note('cancelled, it stays until it is paid', until, seen(leaving));
  if (leaving) await gateway.resume(leaving);
  const back = await gateway.subscription(id);
  note('and goes on where that is taken back', back?.cancelAt === null, seen(back));
  await gateway.cancelNow(id);
  const ended = await gateway.subscription(id);
  note('it ends at once', ended?.status === 'canceled' && ended.endedAt !== null, seen(ended));
}

async function tryForFree(walk: Walk, priceId: string, note: Note): Promise<void> {
  const { gateway, stripe, run, customer } = walk;
  const key = `${run}-free`;
  const wanted = { userId: run, customerId: customer, priceId, trialDays: 7, key };
  const begun = await gateway.createSubscription(wanted);
  const asks = begun.status === 'trialing' && begun.checkout?.kind === 'setup' && !begun.hasCard;
  note('free days begin without a card and ask for one', asks, seen(begun));
  const intent = intentOf(begun.checkout?.clientSecret);
  await stripe.setupIntents.confirm(intent, { payment_method: 'pm_card_visa', return_url: RETURN });
  const card = await gateway.keptCard(intent);
  note('a card is kept for later', card !== null, card === null ? null : 'a payment method');
  const after = await gateway.subscription(begun.id);
  // We do not rely on this: if Stripe does not do it, the server does.
  note('does Stripe put the card to the subscription by itself?', true, after?.hasCard);
  if (card !== null) await gateway.payFrom(begun.id, card);
  const whole = await gateway.subscription(begun.id);
  note('the card pays for the subscription', whole?.hasCard === true, seen(whole));
}

async function openPortal(walk: Walk, settings: StripeSettings, note: Note): Promise<void> {
  const { gateway, customer } = walk;
  if (settings.portalConfiguration === undefined) {
    note('the portal is not set up', true, null);
    return;
  }
  for (const page of ['invoices', 'card'] as const) {
    const url = (await gateway.portal(customer, page, RETURN)) ?? 'http://none';
    note(`the portal opens: ${page}`, url.startsWith('https://'), new URL(url).origin);
  }
}

const RETURN = 'https://example.org/profile';

function intentOf(secret = ''): string {
  return secret.split('_secret_')[0] ?? '';
}

/** The facts without the secret. */
function seen(facts: SubscriptionFacts | undefined) {
  return facts && { ...facts, checkout: facts.checkout?.kind ?? null };
}

async function waitFor(
  gateway: StripeGateway,
  id: string,
  isThere: (facts: SubscriptionFacts) => boolean,
): Promise<SubscriptionFacts | undefined> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const facts = await gateway.subscription(id);
    if (!facts || isThere(facts) || Date.now() > until) return facts;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
