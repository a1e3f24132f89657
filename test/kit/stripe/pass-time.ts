import { isOver, type Acts } from './acts';
import type { Book, Subscription } from './book';

const HOUR = 3600;
const DAY = 24 * HOUR;
const EXPIRES_AFTER = 23 * HOUR;
const RETRIES_FOR = 14 * DAY;

/** A host's settings for payments that fail for good, and for a trial that ends without a card. */
export interface Choices {
  afterRetries: 'cancel' | 'unpaid' | 'past_due';
  trialWithoutCard: 'cancel' | 'pause';
}

/** Does everything that is due by now: renewals, ends of periods and trials, last retries. */
export function passTime(book: Book, acts: Acts, choices: Choices): void {
  for (const subscription of book.subscriptions.values()) {
    // Each step may make the next one due.
    while (happens(book.seconds(), { acts, choices, subscription }));
  }
}

interface Due {
  acts: Acts;
  choices: Choices;
  subscription: Subscription;
}

/** Does the first thing that is due; false if there is none. */
function happens(now: number, due: Due): boolean {
  const { acts, subscription: one } = due;
  if (isOver(one)) return false;
  if (one.cancelAt !== null && one.cancelAt <= now) return done(() => acts.end(one));
  if (one.status === 'incomplete') {
    const isOld = one.created + EXPIRES_AFTER <= now;
    return isOld && done(() => acts.turn(one, 'incomplete_expired'));
  }
  if (isGivenUp(one, due.choices, now)) {
    if (due.choices.afterRetries === 'cancel') return done(() => acts.end(one));
    return done(() => acts.turn(one, 'unpaid'));
  }
  return one.status !== 'paused' && one.periodEnd <= now && done(() => periodEnds(due));
}

function isGivenUp({ status, lateSince }: Subscription, choices: Choices, now: number): boolean {
  if (status !== 'past_due' || choices.afterRetries === 'past_due') return false;
  return lateSince !== null && lateSince + RETRIES_FOR <= now;
}

function periodEnds({ acts, choices, subscription: one }: Due): void {
  const card = acts.cardOf(one);
  if (one.status === 'trialing' && !card) {
    if (choices.trialWithoutCard === 'cancel') acts.end(one);
    else acts.turn(one, 'paused', 'paused');
    return;
  }
  acts.renew(one.id, one.status !== 'unpaid' && card?.good === true);
}

function done(act: () => void): true {
  act();
  return true;
}
