import type { Book, Subscription } from '../kit/stripe/book';

const DAY_MS = 24 * 3600 * 1000;
const GRACE_MS = 21 * DAY_MS;

/** What a plan gives: Premium, or images until a day that is paid for. */
export interface Gives {
  premium: boolean;
  until: number | null;
}

export const NOTHING: Gives = { premium: false, until: null };

/** A user's subscriptions, by the metadata set when they were created. */
export function subscriptionsFor(book: Book, userId: string): Subscription[] {
  return [...book.subscriptions.values()].filter(
    ({ metadata }) => metadata['platelog_user'] === userId,
  );
}

export function isOver({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

function hasCard(book: Book, one: Subscription): boolean {
  return one.card !== null || book.customers.get(one.customer)?.defaultCard != null;
}

/** Whether it may charge again without any action. */
export function goesOn(book: Book, one: Subscription): boolean {
  if (isOver(one) || one.status === 'incomplete' || one.cancelAt !== null) return false;
  return one.status !== 'trialing' || hasCard(book, one);
}

/**
 * What a user is entitled to by the state of the fake Stripe server alone, as we understand it. For an overdue payment
 * two results are right for a time: the server may have seen it in the first overdue month, or in a later one.
 */
export function stripeSays(book: Book, userId: string, now: number): Gives[] {
  const mine = subscriptionsFor(book, userId).map((one) => givenBy(book, one, now));
  const all = mine.reduce<Gives[]>(
    (before, options) => before.flatMap((one) => options.map((other) => better(one, other))),
    [NOTHING],
  );
  return all;
}

function better(one: Gives, other: Gives): Gives {
  if (one.premium || other.premium) return { premium: true, until: null };
  if (one.until === null || other.until === null) return one.until === null ? other : one;
  return one.until > other.until ? one : other;
}

function givenBy(book: Book, one: Subscription, now: number): Gives[] {
  const { status, cancelAt, lateSince, periodStart } = one;
  const gives: Gives =
    cancelAt === null
      ? { premium: true, until: null }
      : { premium: false, until: cancelAt * 1_000 > now ? cancelAt * 1_000 : null };
  if (status === 'active') return [gives];
  if (status === 'trialing') return hasCard(book, one) ? [gives] : [NOTHING];
  if (status !== 'past_due') return [NOTHING];
  if (now - (lateSince ?? 0) * 1_000 <= GRACE_MS) return [gives];
  return now - periodStart * 1_000 > GRACE_MS ? [NOTHING] : [NOTHING, gives];
}
