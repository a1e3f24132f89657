import { goesOn, isOver, NOTHING, stripeSays, subscriptionsFor, type Gives } from './stripe-says';
import { paidBy, type Walking } from './steps';

/** Checks what must hold at every moment. */
export function checkStep({ shop, person }: Walking): void {
  const { book } = shop.house.stripe;
  const running = subscriptionsFor(book, person.id).filter((one) => goesOn(book, one));
  if (running.length > 1) {
    const ids = running.map(({ id, status }) => `${id} ${status}`).join(', ');
    person.problems.push(`two subscriptions renew: ${ids}`);
  }
}

/** Checks what must hold once the server has asked Stripe. */
export async function checkAtRest(walking: Walking): Promise<void> {
  const { shop, person } = walking;
  const { book, money } = shop.house.stripe;
  checkStep(walking);
  for (const one of subscriptionsFor(book, person.id).filter((other) => !isOver(other))) {
    const charge = money.chargeOf(one.id);
    const newest = book.invoices.get(one.invoice);
    const isBack = charge?.intent === newest?.intent && charge?.refunded === charge?.amount;
    if (charge && isBack && one.cancelAt !== null) {
      person.problems.push(`${one.id} was cancelled and paid back, and lasts`);
    }
  }
  await checkPlan(walking);
  const account = await accountOf(walking);
  const customer = book.customers.get(account.stripe_customer_id ?? '');
  if (customer?.deleted === false && customer.email !== person.email) {
    person.problems.push(`the customer's email is ${customer.email} and not ${person.email}`);
  }
}

async function checkPlan(walking: Walking): Promise<void> {
  const { shop, person } = walking;
  const has = givenTo(await accountOf(walking), shop.now);
  const rightful = stripeSays(shop.house.stripe.book, person.id, shop.now);
  const { given } = person;
  // A status that an administrator set stays until something is paid; otherwise either result is allowed.
  if (given && given.paid === paidBy(walking)) {
    rightful.push(given.status === 'premium' ? { premium: true, until: null } : NOTHING);
    if (given.status === 'cancelled') return;
  }
  const key = ({ premium, until }: Gives) => `${premium} ${until}`;
  if (!rightful.map(key).includes(key(has))) {
    const says = rightful.map(key).join(' or ');
    person.problems.push(`the plan is ${key(has)}, Stripe says ${says}`);
  }
}

async function accountOf({ shop, person }: Walking) {
  return shop.house.api.services.db
    .selectFrom('users')
    .select(['subscription_status', 'subscription_end_date', 'stripe_customer_id'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
}

type Plan = Pick<
  Awaited<ReturnType<typeof accountOf>>,
  'subscription_status' | 'subscription_end_date'
>;

function givenTo({ subscription_status: status, subscription_end_date: end }: Plan, now: number) {
  const premium = ['premium', 'active', 'past_due'].includes(status);
  const until = !premium && status === 'cancelled' && end !== null && end > now ? end : null;
  return { premium, until };
}

/** Checks what is left of a user at Stripe. */
export function checkAfterDeletion({ shop, person }: Walking): void {
  const { book } = shop.house.stripe;
  const left = subscriptionsFor(book, person.id).filter((one) => !isOver(one));
  for (const { id, status } of left) {
    person.problems.push(`${id} is ${status} after the account was deleted`);
  }
  const known = [...book.customers.values()].filter(
    ({ metadata, email, deleted }) =>
      metadata['platelog_user'] === person.id && email !== null && !deleted,
  );
  if (known.length > 0) person.problems.push('the customer is there after the deletion');
}
