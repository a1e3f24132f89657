import type { AdminUser, GivenStatus, StripeChoice } from '#shared/contract/admin/users';

import { dateWords } from '../user-words';

/** A status that takes Premium away. */
export type EndingStatus = Exclude<GivenStatus, 'premium'>;

/** Whether setting a status leaves a subscription behind that goes on charging. */
export function asksOfStripe({ renews }: AdminUser, status: GivenStatus): status is EndingStatus {
  return renews && status !== 'premium';
}

/** What an answer is called, and what it does. */
export function choiceWords(
  choice: StripeChoice,
  { paidUntil }: AdminUser,
): { label: string; words: string } {
  switch (choice) {
    case 'period_end':
      return {
        label: 'Cancel at the end of the paid period',
        words:
          paidUntil === null
            ? 'Stripe charges nothing more. The present period is not paid, so the subscription ends at once.'
            : `Stripe charges nothing more, and ends the subscription on ${dateWords(paidUntil)}.`,
      };
    case 'now':
      return {
        label: 'Cancel now',
        words:
          'Stripe ends the subscription at once. Nothing more is charged, and nothing is refunded.',
      };
    case 'leave':
      return {
        label: 'Leave it',
        words: 'Stripe goes on charging. The next payment gives Premium again.',
      };
  }
}

/** What becomes of the account here, whatever is chosen for Stripe. */
export function outcomeWords({ paidUntil }: AdminUser, status: EndingStatus): string {
  if (status === 'free') {
    return 'The account is Free at once. To leave them the time that they have paid, choose the status Cancelled instead.';
  }
  return paidUntil === null
    ? 'The account is Cancelled at once.'
    : `The account is Cancelled at once. Uploads stay unlimited until ${dateWords(paidUntil)}, unless you cancel now.`;
}
