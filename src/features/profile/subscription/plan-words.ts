import type { User } from '#shared/contract/accounts';

const FREE_IMAGES = 3;
const PREMIUM = new Set(['premium', 'active', 'past_due']);

type Plan = Pick<User, 'subscriptionStatus' | 'imagesUploaded'>;

export function isPremium({ subscriptionStatus }: Plan): boolean {
  return PREMIUM.has(subscriptionStatus);
}

/** How many images may still be uploaded. */
export function remainingWords(plan: Plan): string {
  return isPremium(plan) ? 'Unlimited' : String(Math.max(0, FREE_IMAGES - plan.imagesUploaded));
}
