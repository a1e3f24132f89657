import type { MoneyBack } from '#shared/contract/admin/users';

import { dateWords } from './user-words';

/** What went back of a payment: 'Refunded $12.99', and when that was. */
export function moneyBackWords({ kind, status, cents, currency, at }: MoneyBack): {
  label: string;
  title: string;
} {
  const [words, otherwise] = WORDS[kind];
  const label = `${words[status] ?? otherwise} ${amountWords(cents, currency)}`;
  return { label, title: `${dateWords(at)}; Stripe says: ${status}` };
}

/** Stripe counts in the smallest part of a currency, which most have a hundred of, some none. */
function amountWords(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** digits);
}

const REFUNDS: Record<string, string> = {
  succeeded: 'Refunded',
  pending: 'Refund pending:',
  requires_action: 'Refund pending:',
  failed: 'Refund failed:',
  canceled: 'Refund canceled:',
};

const DISPUTES: Record<string, string> = {
  needs_response: 'Dispute open:',
  under_review: 'Dispute in review:',
  warning_needs_response: 'Bank inquiry:',
  warning_under_review: 'Bank inquiry:',
  warning_closed: 'Bank inquiry closed:',
  won: 'Dispute won:',
  lost: 'Dispute lost:',
  prevented: 'Dispute prevented:',
};

const WORDS: Record<MoneyBack['kind'], [words: Record<string, string>, otherwise: string]> = {
  refund: [REFUNDS, 'Refund:'],
  dispute: [DISPUTES, 'Dispute:'],
};
