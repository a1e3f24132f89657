/** Free photo analyses per account, in total, if the host sets nothing else. */
export const FREE_IMAGES = 3;

/** What a host grants to all users. */
export interface HostPlan {
  /** Free photo analyses per account, in total; null: no limit. */
  freeImages: number | null;
  /** Every account counts as Premium, whatever it has paid. */
  premiumForAll: boolean;
}

/** The default, from the specification. */
export const USUAL_PLAN: HostPlan = { freeImages: FREE_IMAGES, premiumForAll: false };

/** The price of Premium. Stripe's price must match it before a user is asked to pay. */
export const PRICE = { cents: 1299, currency: 'usd', interval: 'month', label: '$12.99' } as const;

/** Statuses that are Premium: given by an administrator, paid, or payment overdue. */
export const PREMIUM_STATUSES = ['premium', 'active', 'past_due'] as const;

/** The fields of an account that determine its plan. */
export interface Standing {
  /** 'free', 'premium', 'active', 'past_due' or 'cancelled'; any other value counts as free. */
  subscriptionStatus: string;
  /** Until when a cancelled subscription is paid, in ms. */
  subscriptionEndDate: number | null;
  /** What the host grants; `USUAL_PLAN` if unknown. */
  hostPlan?: HostPlan | undefined;
}

/** Whether the account's own plan is Premium: paid for, or given by an administrator. */
export function hasOwnPremium({
  subscriptionStatus,
}: Pick<Standing, 'subscriptionStatus'>): boolean {
  return (PREMIUM_STATUSES as readonly string[]).includes(subscriptionStatus);
}

/**
 * Whether the account has Premium, by its own plan or because everyone on this server has it. A cancelled account
 * does not, although its uploads may still be paid for.
 */
export function isPremium(standing: Pick<Standing, 'subscriptionStatus' | 'hostPlan'>): boolean {
  return standing.hostPlan?.premiumForAll === true || hasOwnPremium(standing);
}

/**
 * Until when a cancelled subscription's uploads are paid for, in ms; null if that time is over.
 * @param now time of the question, in ms
 */
export function paidUntil(standing: Standing, now: number): number | null {
  const { subscriptionStatus, subscriptionEndDate } = standing;
  if (subscriptionStatus !== 'cancelled' || subscriptionEndDate === null) return null;
  return subscriptionEndDate > now ? subscriptionEndDate : null;
}

/**
 * Whether photo analyses are unlimited.
 * @param now time of the question, in ms
 */
export function hasUnlimitedUploads(standing: Standing, now: number): boolean {
  return standing.hostPlan?.freeImages === null || hasInsights(standing, now);
}

/**
 * Whether the plan includes the nutrition insights: Premium, or a cancelled subscription until its paid time ends.
 * @param now time of the question, in ms
 */
export function hasInsights(standing: Standing, now: number): boolean {
  return isPremium(standing) || paidUntil(standing, now) !== null;
}

/**
 * The remaining free images: max(0, free images - imagesUploaded), or null if there is no limit.
 * @param now time of the question, in ms
 */
export function remainingImages(
  { imagesUploaded, ...standing }: Standing & { imagesUploaded: number },
  now: number,
): number | null {
  if (hasUnlimitedUploads(standing, now)) return null;
  return Math.max(0, (standing.hostPlan?.freeImages ?? FREE_IMAGES) - imagesUploaded);
}

/** What is free as text: '3 image uploads'. */
export function freeUploadWords({ freeImages }: Pick<HostPlan, 'freeImages'>): string {
  if (freeImages === null) return 'unlimited image uploads';
  if (freeImages === 0) return 'no image uploads';
  return freeImages === 1 ? '1 image upload' : `${freeImages} image uploads`;
}
