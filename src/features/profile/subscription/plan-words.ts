import type { User } from '#shared/contract/accounts';
import type { Billing } from '#shared/contract/billing';
import { PRICE, remainingImages } from '#shared/rules/plan';

import { format } from '../../../ui/words/format';
import { planDay } from '../../../ui/words/plan';
import { messages } from './messages';

type Plan = Pick<
  User,
  'subscriptionStatus' | 'subscriptionEndDate' | 'imagesUploaded' | 'hostPlan'
>;

/** How many images may still be uploaded. */
export function remainingWords({ subscriptionEndDate = null, ...plan }: Plan, now: number): string {
  return String(remainingImages({ ...plan, subscriptionEndDate }, now) ?? messages.unlimited);
}

type Subscription = NonNullable<Billing['subscription']>;

/** What is left of a subscription that was cancelled. */
export function leftWords(until: number, trial: boolean): string {
  const why = trial ? messages.theEndOfYourFreeTime : messages.alreadyPaid;
  return format(messages.unlimitedUploadsUntil, { until: planDay(until), why });
}

/** When a running subscription is paid next; undefined where Stripe has not said. */
export function nextPaymentWords({ trial, periodEnd }: Subscription): string | undefined {
  if (periodEnd === null) return undefined;
  const day = planDay(periodEnd);
  return trial
    ? format(messages.freeUntil, { day, price: PRICE.label })
    : format(messages.renewsOn, { day });
}

/** What becomes of Premium while a payment is owed. */
export function lateWords(until: number | null): string {
  return until === null
    ? messages.itWillBeTriedAgain
    : format(messages.itWillBeTriedAgainUntil, { day: planDay(until) });
}

/** What the first payment waits for. */
export function offerWords(trialDays: number): string {
  const price = format(messages.aMonthUntilYouCancel, { price: PRICE.label });
  if (trialDays === 0) return price;
  return format(messages.daysFree, { trialDays, price });
}

interface Upgrading {
  billing: Billing | undefined;
  /** Until when a cancelled subscription is paid. */
  paidUntil: number | null;
  /** Uploads have no limit without Premium either. */
  freeUploads: boolean;
}

/** What upgrading brings: a beginning, or going on with what was cancelled and is paid until a day. */
export function upgradeWords({ billing, paidUntil: until, freeUploads }: Upgrading): string {
  if (until !== null && billing?.subscription) {
    return format(messages.itGoesOnWhereItWas, { until: planDay(until) });
  }
  return format(freeUploads ? messages.insightsOffer : messages.unlimitedImageUploadsOffer, {
    offerWords: offerWords(billing?.trialDays ?? 0),
  });
}
