import type { AdminUser } from '#shared/contract/admin/users';
import { FREE_IMAGES, hasUnlimitedUploads } from '#shared/rules/plan';

import { capital } from '../../../ui/words/capital';

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** A day of the desk: 'Nov 05, 2026'. */
export function dateWords(time: number): string {
  return DATE.format(time);
}

export function nameOf({ firstName, lastName }: AdminUser): string {
  return `${firstName} ${lastName}`;
}

/** A status as it is read: 'Past due' for 'past_due'. */
export function statusWords(status: string): string {
  return capital(status.replaceAll('_', ' '));
}

/** Whether a free user has no image left. Anything that is not paid for counts as free. */
export function hasReachedLimit(user: AdminUser, now: number): boolean {
  return user.imagesUploaded >= FREE_IMAGES && !hasUnlimitedUploads(user, now);
}
