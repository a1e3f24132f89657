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

/** How long a cancelled subscription still lasts. */
export function leftWords(until: number, trial: boolean): string {
  const why = trial ? messages.endOfFreeTrial : messages.alreadyPaid;
  return format(messages.unlimitedUploadsUntil, { until: planDay(until), why });
}

/** When the next payment of a subscription is due; undefined if Stripe has not reported it. */
export function nextPaymentWords({ trial, periodEnd }: Subscription): string | undefined {
  if (periodEnd === null) return undefined;
  const day = planDay(periodEnd);
  return trial
    ? format(messages.freeUntil, { day, price: PRICE.label })
    : format(messages.renewsOn, { day });
}

/** What happens to Premium while a payment is overdue. */
export function lateWords(until: number | null): string {
  return until === null
    ? messages.paymentRetried
    : format(messages.paymentRetriedUntil, { day: planDay(until) });
}

/** The price, and the free trial before the first payment. */
export function offerWords(trialDays: number): string {
  const price = format(messages.aMonthUntilYouCancel, { price: PRICE.label });
  if (trialDays === 0) return price;
  return format(messages.daysFree, { trialDays, price });
}

interface Upgrading {
  billing: Billing | undefined;
  /** Until when a cancelled subscription is paid for. */
  paidUntil: number | null;
  /** Uploads have no limit, even without Premium. */
  freeUploads: boolean;
}

/** Describes upgrading: a new subscription, or resuming one that was cancelled and is still paid for. */
export function upgradeWords({ billing, paidUntil: until, freeUploads }: Upgrading): string {
  if (until !== null && billing?.subscription) {
    return format(messages.continuesAsBefore, { until: planDay(until) });
  }
  return format(freeUploads ? messages.insightsOffer : messages.unlimitedImageUploadsOffer, {
    offerWords: offerWords(billing?.trialDays ?? 0),
  });
}
