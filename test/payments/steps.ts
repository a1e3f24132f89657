import type { Chance } from '../crash/chance';
import type { PaymentMethod, Subscription } from '../kit/stripe/book';
import { StripeRefusal } from '../kit/stripe/refusal';
import type { Person } from './person';
import type { Given, Shop } from './shop';
import { isOver, subscriptionsFor } from './stripe-says';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface Walking {
  shop: Shop;
  person: Person;
  chance: Chance;
  /** The number of messages that Stripe had sent before. */
  told: number;
}

type Step = (walking: Walking) => unknown;

/** What a user has paid at Stripe, as text to compare later. */
export function paidBy({ shop, person }: Pick<Walking, 'shop' | 'person'>): string {
  const { book } = shop.house.stripe;
  const mine = new Set(subscriptionsFor(book, person.id).map(({ id }) => id));
  const paid = [...book.invoices.values()].filter(
    ({ subscription, status, amount }) => mine.has(subscription) && status === 'paid' && amount > 0,
  );
  return paid.map(({ id }) => id).join(' ');
}

/** Steps of the user, with how often each is taken. */
const PERSON: Record<string, [weight: number, step: Step]> = {
  create: [10, async ({ person }) => person.create()],
  'create twice': [2, async ({ person }) => Promise.all([person.create(), person.create()])],
  pay: [12, pay],
  'say so': [6, saySo],
  cancel: [5, cancel],
  resume: [4, async ({ person }) => person.ask('resume-subscription')],
  'open a page of Stripe': [1, async ({ person }) => person.ask('billing-page', { page: 'card' })],
  'remove the card': [2, withCard(({ shop }, card) => shop.house.stripe.acts.detach(card))],
  'card fails': [
    2,
    withCard((_, card) => {
      card.good = false;
    }),
  ],
  'card works': [
    2,
    withCard((_, card) => {
      card.good = true;
    }),
  ],
  'another card': [2, anotherCard],
};

/** Steps of the host and of the user's bank. */
const HOST: Record<string, [weight: number, step: Step]> = {
  'set the status': [3, setStatus],
  'set the email': [2, setEmail],
  'change the price': [2, changePrice],
  'end at Stripe': [1, withOne(({ shop }, one) => shop.house.stripe.acts.end(one))],
  vanish: [1, withOne(({ shop }, { id }) => shop.house.stripe.book.subscriptions.delete(id))],
  pause: [1, withOne(pause)],
  'pay back': [1, withCharge(({ shop }, charge) => shop.house.stripe.money.refund(charge))],
  dispute: [1, withCharge(({ shop }, charge) => shop.house.stripe.money.dispute(charge))],
  reconcile: [2, async ({ shop }) => shop.reconcile()],
};

/** Steps of the environment: time, messages, outages. */
const WORLD: Record<string, [weight: number, step: Step]> = {
  minutes: [6, ({ shop, chance }) => shop.pass(chance.between(1, 40) * MINUTE_MS)],
  days: [5, ({ shop, chance }) => shop.pass(chance.between(1, 9) * DAY_MS)],
  'a month': [2, async ({ shop, person }) => aMonth(shop, person)],
  'the newest message': [10, async (walking) => deliver(walking, 1)],
  'a late message': [8, async (walking) => deliver(walking, 40)],
  'Stripe is down': [
    2,
    ({ shop }) => {
      shop.house.stripe.down = true;
    },
  ],
  'Stripe fails': [
    2,
    ({ shop: { house }, chance }) => {
      house.stripe.isFailing = true;
      house.stripe.fails = () => chance.oneIn(4);
    },
  ],
  'Stripe works': [8, stripeWorks],
};

const STEPS = Object.entries({ ...PERSON, ...HOST, ...WORLD });
/** Without these hardly anything happens. */
const ALWAYS = ['create', 'pay', 'say so', 'days', 'Stripe works'];
// How much a walk favors a step: if all were equal, what takes several of a kind would never happen.
const MOODS = [0, 0, 1, 1, 4];

export type Weights = Map<string, number>;

/** How often each step is taken in one walk: some never, some often. */
export function weightsOf(chance: Chance): Weights {
  return new Map(
    STEPS.map(([name, [weight]]) => {
      const mood = chance.pick(MOODS) ?? 1;
      return [name, weight * (ALWAYS.includes(name) ? Math.max(1, mood) : mood)];
    }),
  );
}

export function pickStep(chance: Chance, weights: Weights): [name: string, step: Step] {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let left = chance.next() * total;
  for (const [name, [, step]] of STEPS) {
    left -= weights.get(name) ?? 0;
    if (left < 0) return [name, step];
  }
  throw new Error('The weights do not add up.');
}

const CARDS = ['own', 'own', 'own', 'own', 'own', '4242424242424242', '4000000000000002'];

/** Pays in a tab that may be an old one. Stripe may decline that, which is not a problem. */
export function pay({ shop, person, chance }: Walking): void {
  const checkout = chance.oneIn(4) ? chance.pick(person.checkouts) : person.checkouts.at(-1);
  const { book, acts } = shop.house.stripe;
  const intent = checkout && book.intentBySecret(checkout.clientSecret);
  if (!intent || !book.subscriptions.has(intent.subscription)) return;
  const card = chance.pick(CARDS) ?? 'own';
  orRefused(() => {
    acts.confirm(intent, card === 'own' ? `card of ${person.id}` : card);
  });
}

export async function saySo({ person, chance }: Walking): Promise<void> {
  const checkout = chance.oneIn(4) ? chance.pick(person.checkouts) : person.checkouts.at(-1);
  const { subscriptionId } = checkout ?? { subscriptionId: 'sub_none' };
  await person.ask('payment-success', { subscriptionId });
}

async function cancel({ person }: Walking): Promise<void> {
  const { status } = await person.ask('cancel-subscription');
  if (status === 200 && person.given?.status === 'premium') person.given = undefined;
}

export async function setStatus(walking: Walking): Promise<void> {
  const { shop, person, chance } = walking;
  const status: Given = chance.pick(['free', 'premium', 'cancelled'] as const) ?? 'free';
  await person.desk(async () => shop.setStatus(person.id, status));
  person.given = { status, paid: paidBy(walking) };
}

async function setEmail({ shop, person, chance }: Walking): Promise<void> {
  const email = `w${chance.between(1, 1e9)}-${person.id.slice(-6)}@example.org`;
  await person.desk(async () => shop.setEmail(person.id, email));
  person.email = email;
}

/** Another price of the same amount, or temporarily one that the screens do not show. */
function changePrice({ shop, chance }: Walking): void {
  shop.house.stripe.replacePrice(chance.oneIn(5) ? 1999 : 1299);
}

export async function aMonth(shop: Shop, person: Person): Promise<void> {
  shop.pass(31 * DAY_MS);
  // A user who stays away for 90 days has to sign in again.
  await person.visitor.get('/api/auth/me');
}

/** Ends an outage. */
export function stripeWorks({ shop }: Pick<Walking, 'shop'>): void {
  const { stripe } = shop.house;
  stripe.down = false;
  stripe.isFailing = false;
  stripe.fails = () => false;
}

/** Delivers one of the newest messages, possibly again; those that are never picked are lost. */
async function deliver({ shop, person, chance, told }: Walking, reach: number): Promise<void> {
  const { stripe, webhook } = shop.house;
  const waiting = stripe.told.slice(told).slice(-reach);
  const message = chance.pick(waiting);
  if (!message) return;
  const isWell = !stripe.down && !stripe.isFailing;
  const status = await stripe.send(message, webhook);
  const fits = status === 200 || (status === 503 && !isWell);
  if (!fits) person.problems.push(`${message.type} is answered ${status}`);
}

function pause({ shop }: Walking, one: Subscription): void {
  if (one.status === 'active') shop.house.stripe.acts.turn(one, 'paused', 'paused');
}

/** A step with one of the user's subscriptions that have not ended. */
function withOne(act: (walking: Walking, one: Subscription) => unknown): Step {
  return (walking) => {
    const { shop, person, chance } = walking;
    const mine = subscriptionsFor(shop.house.stripe.book, person.id);
    const one = chance.pick(mine.filter((other) => !isOver(other)));
    if (one) orRefused(() => act(walking, one));
  };
}

function withCard(act: (walking: Walking, card: PaymentMethod) => unknown): Step {
  return withOne((walking, one) => {
    const card = walking.shop.house.stripe.acts.cardOf(one);
    if (card) act(walking, card);
  });
}

type Charge = NonNullable<ReturnType<Shop['house']['stripe']['money']['chargeOf']>>;

function withCharge(act: (walking: Walking, charge: Charge) => unknown): Step {
  return withOne((walking, one) => {
    const charge = walking.shop.house.stripe.money.chargeOf(one.id);
    if (charge && !charge.disputed && charge.refunded === 0) act(walking, charge);
  });
}

/** Adds another card in Stripe's portal, which pays everything from here on. */
function anotherCard(walking: Walking): void {
  const { shop, person, chance } = walking;
  const { book, acts } = shop.house.stripe;
  const customer = [...book.customers.values()].find(
    ({ metadata, deleted }) => metadata['platelog_user'] === person.id && !deleted,
  );
  if (!customer) return;
  const card = acts.attach(customer.id, `another card of ${person.id} ${chance.between(1, 9)}`);
  customer.defaultCard = card.id;
  const mine = subscriptionsFor(book, person.id).find((one) => one.status === 'past_due');
  if (mine) acts.settle(mine.id);
}

function orRefused(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
}
