/** Free photo analyses in an account's life. */
export const FREE_IMAGES = 3;

/** What Premium costs; Stripe's price is checked against it before anybody is asked to pay. */
export const PRICE = { cents: 1299, currency: 'usd', interval: 'month', label: '$12.99' } as const;

/** Standings in which a plan is Premium: given by an administrator, paid, or paid late. */
export const PREMIUM_STATUSES = ['premium', 'active', 'past_due'] as const;

/** What an account keeps of its plan. */
export interface Standing {
  /** 'free', 'premium', 'active', 'past_due' or 'cancelled'; any other word counts as free. */
  subscriptionStatus: string;
  /** Until when a cancelled subscription is paid, in ms. */
  subscriptionEndDate: number | null;
}

/** Whether the plan is Premium. A cancelled one is not, although its uploads may still be paid for. */
export function isPremium({ subscriptionStatus }: Pick<Standing, 'subscriptionStatus'>): boolean {
  return (PREMIUM_STATUSES as readonly string[]).includes(subscriptionStatus);
}

/**
 * Until when a cancelled subscription's uploads are paid for, in ms; null where nothing is left.
 * @param now time of the question, in ms
 */
export function paidUntil(standing: Standing, now: number): number | null {
  const { subscriptionStatus, subscriptionEndDate } = standing;
  if (subscriptionStatus !== 'cancelled' || subscriptionEndDate === null) return null;
  return subscriptionEndDate > now ? subscriptionEndDate : null;
}

/**
 * Whether photos are analysed without being counted against the free ones.
 * @param now time of the question, in ms
 */
export function hasUnlimitedUploads(standing: Standing, now: number): boolean {
  return isPremium(standing) || paidUntil(standing, now) !== null;
}

/**
 * Whether the plan brings the nutrition insights: Premium, and a cancelled one until the day to which it is paid.
 * @param now time of the question, in ms
 */
export function hasInsights(standing: Standing, now: number): boolean {
  return hasUnlimitedUploads(standing, now);
}

/**
 * How many free images are left: max(0, 3 - imagesUploaded), or null where there is no limit.
 * @param now time of the question, in ms
 */
export function remainingImages(
  { imagesUploaded, ...standing }: Standing & { imagesUploaded: number },
  now: number,
): number | null {
  return hasUnlimitedUploads(standing, now) ? null : Math.max(0, FREE_IMAGES - imagesUploaded);
}
