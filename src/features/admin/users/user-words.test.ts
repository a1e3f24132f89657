import type { MoneyBack } from '#shared/contract/admin/users';

import { moneyBackWords } from './user-words';

const at = Date.parse('2026-11-22T12:00:00Z');
const back = (part: Partial<MoneyBack>): MoneyBack => ({
  kind: 'refund',
  status: 'succeeded',
  cents: 1299,
  currency: 'usd',
  at,
  ...part,
});

test.each([
  [{}, 'Refunded $12.99'],
  [{ status: 'failed', cents: 300 }, 'Refund failed: $3.00'],
  [{ kind: 'dispute', status: 'needs_response' }, 'Dispute open: $12.99'],
  [{ kind: 'dispute', status: 'lost' }, 'Dispute lost: $12.99'],
  [{ kind: 'dispute', status: 'a_new_word' }, 'Dispute: $12.99'],
  [{ currency: 'jpy', cents: 1500 }, 'Refunded ¥1,500'],
] as const)('%j is shown as %s', (part, label) => {
  expect(moneyBackWords(back(part))).toEqual({
    label,
    title: `Nov 22, 2026; Stripe says: ${back(part).status}`,
  });
});
