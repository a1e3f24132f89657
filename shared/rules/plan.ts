/** Free photo analyses in an account's life, where the host sets nothing else. */
export const FREE_IMAGES = 3;

/** What a host grants to everybody. */
export interface HostPlan {
  /** Free photo analyses in an account's life; null: no limit. */
  freeImages: number | null;
  /** Every account counts as Premium, whatever it has paid. */
  premiumForAll: boolean;
}

/** As specified. */
export const USUAL_PLAN: HostPlan = { freeImages: FREE_IMAGES, premiumForAll: false };

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
  /** What the host grants; `USUAL_PLAN` where it is not known. */
  hostPlan?: HostPlan | undefined;
}

/** Whether the account's own plan is Premium: paid for, or given by an administrator. */
export function hasOwnPremium({
  subscriptionStatus,
}: Pick<Standing, 'subscriptionStatus'>): boolean {
  return (PREMIUM_STATUSES as readonly string[]).includes(subscriptionStatus);
}

/**
 * Whether the account has Premium, its own or as everybody on this server. A cancelled one has not, although its
 * uploads may still be paid for.
 */
export function isPremium(standing: Pick<Standing, 'subscriptionStatus' | 'hostPlan'>): boolean {
  return standing.hostPlan?.premiumForAll === true || hasOwnPremium(standing);
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
  return standing.hostPlan?.freeImages === null || hasInsights(standing, now);
}

/**
 * Whether the plan brings the nutrition insights: Premium, and a cancelled one until the day to which it is paid.
 * @param now time of the question, in ms
 */
export function hasInsights(standing: Standing, now: number): boolean {
  return isPremium(standing) || paidUntil(standing, now) !== null;
}

/**
 * How many free images are left: max(0, free images - imagesUploaded), or null where there is no limit.
 * @param now time of the question, in ms
 */
export function remainingImages(
  { imagesUploaded, ...standing }: Standing & { imagesUploaded: number },
  now: number,
): number | null {
  if (hasUnlimitedUploads(standing, now)) return null;
  return Math.max(0, (standing.hostPlan?.freeImages ?? FREE_IMAGES) - imagesUploaded);
}

/** '3 image uploads', as the texts name what is free. */
export function freeUploadWords({ freeImages }: Pick<HostPlan, 'freeImages'>): string {
  if (freeImages === null) return 'unlimited image uploads';
  if (freeImages === 0) return 'no image uploads';
  return freeImages === 1 ? '1 image upload' : `${freeImages} image uploads`;
}
