import type { User } from '#shared/contract/accounts';
import type { Billing } from '#shared/contract/billing';
import { PRICE, remainingImages } from '#shared/rules/plan';

import { counted } from '../../../ui/words/counted';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' });

/** A day as the subscription names it: 'Dec 08'. */
export function dayWords(time: number): string {
  return DAY.format(time);
}

type Plan = Pick<User, 'subscriptionStatus' | 'subscriptionEndDate' | 'imagesUploaded'>;

/** How many images may still be uploaded. */
export function remainingWords({ subscriptionEndDate = null, ...plan }: Plan, now: number): string {
  return String(remainingImages({ ...plan, subscriptionEndDate }, now) ?? 'Unlimited');
}

type Subscription = NonNullable<Billing['subscription']>;

/** What is left of a subscription that was cancelled. */
export function leftWords(until: number, trial: boolean): string {
  const why = trial ? 'the end of your free time' : 'already paid';
  return `Unlimited uploads until ${dayWords(until)}, ${why}`;
}

/** When a running subscription is paid next; undefined where Stripe has not said. */
export function nextPaymentWords({ trial, periodEnd }: Subscription): string | undefined {
  if (periodEnd === null) return undefined;
  const day = dayWords(periodEnd);
  return trial ? `Free until ${day}, then ${PRICE.label} a month.` : `Renews on ${day}.`;
}

/** What becomes of Premium while a payment is owed. */
export function lateWords(until: number | null): string {
  const stays = until === null ? 'meanwhile' : `until ${dayWords(until)}`;
  return `It will be tried again, and Premium stays on ${stays}. A card that works settles it now.`;
}

/** What the first payment waits for. */
export function offerWords(trialDays: number): string {
  const price = `${PRICE.label} a month, until you cancel.`;
  if (trialDays === 0) return price;
  return `${counted(trialDays, 'day')} free, then ${price}`;
}

/** What upgrading brings: a beginning, or going on with what was cancelled and is paid until a day. */
export function upgradeWords(billing: Billing | undefined, until: number | null): string {
  if (until !== null && billing?.subscription) {
    return `It goes on where it was: nothing is charged before ${dayWords(until)}.`;
  }
  return `Unlimited image uploads. ${offerWords(billing?.trialDays ?? 0)}`;
}
