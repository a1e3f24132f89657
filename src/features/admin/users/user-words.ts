import type { AdminUser, GivenStatus, MoneyBack } from '#shared/contract/admin/users';
import { remainingImages } from '#shared/rules/plan';

import { format } from '../../../ui/words/format';

import { capital } from '../../../ui/words/text';
import { amountWords, dateWords } from '../fact-words';
import { messages } from './messages';

const REFUNDS: Record<string, string> = {
  succeeded: messages.refunded,
  pending: messages.refundPending,
  requires_action: messages.refundPending,
  failed: messages.refundFailed,
  canceled: messages.refundCanceled,
};

const DISPUTES: Record<string, string> = {
  needs_response: messages.disputeOpen,
  under_review: messages.disputeInReview,
  warning_needs_response: messages.bankInquiry,
  warning_under_review: messages.bankInquiry,
  warning_closed: messages.bankInquiryClosed,
  won: messages.disputeWon,
  lost: messages.disputeLost,
  prevented: messages.disputePrevented,
};

const WORDS: Record<MoneyBack['kind'], [words: Record<string, string>, otherwise: string]> = {
  refund: [REFUNDS, messages.refund],
  dispute: [DISPUTES, messages.dispute],
};

export function nameOf({ firstName, lastName }: AdminUser): string {
  return `${firstName} ${lastName}`;
}

/** 'Past due' for 'past_due' */
export function statusWords(status: string): string {
  return capital(status.replaceAll('_', ' '));
}

/** Whether the user has used up the free images. */
export function hasReachedLimit(user: AdminUser, now: number): boolean {
  return user.imagesUploaded > 0 && remainingImages(user, now) === 0;
}

/** A status that takes Premium away. */
export type EndingStatus = Exclude<GivenStatus, 'premium'>;

/** Whether a subscription would still be charged after the status is set. */
export function leavesSubscription(
  { renews }: AdminUser,
  status: GivenStatus,
): status is EndingStatus {
  return renews && status !== 'premium';
}

/** 'Refunded $12.99', with the time as the title. */
export function moneyBackWords({ kind, status, cents, currency, at }: MoneyBack): {
  label: string;
  title: string;
} {
  const [words, otherwise] = WORDS[kind];
  const label = `${words[status] ?? otherwise} ${amountWords(cents, currency)}`;
  return { label, title: format(messages.stripeSays, { at: dateWords(at), status }) };
}
