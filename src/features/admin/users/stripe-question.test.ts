import type { AdminUser } from '#shared/contract/admin/users';

import { choiceWords, outcomeWords } from './stripe-question';
import { leavesSubscription } from './user-words';

const paidUntil = Date.parse('2026-12-05T12:00:00Z');
const user = { renews: true, paidUntil } as AdminUser;
const unknown = { ...user, paidUntil: null };

test('the question is asked only for a status that removes Premium while a subscription renews', () => {
  const asked = (['free', 'premium', 'cancelled'] as const).filter((status) =>
    leavesSubscription(user, status),
  );
  expect(asked).toEqual(['free', 'cancelled']);
  expect(leavesSubscription({ ...user, renews: false }, 'free')).toBe(false);
});

test('each answer says what it does, with the day if Stripe has reported it', () => {
  expect(choiceWords('period_end', user).words).toContain('on Dec 05, 2026.');
  expect(choiceWords('period_end', unknown).words).toContain('ends at once');
  expect(choiceWords('now', user).words).toContain('nothing is refunded');
  expect(choiceWords('leave', user).words).toContain('gives Premium again');
});

test('the dialog also says what happens to the account', () => {
  expect(outcomeWords(user, 'free')).toContain('Free at once');
  expect(outcomeWords(user, 'cancelled')).toContain('until Dec 05, 2026');
  expect(outcomeWords(unknown, 'cancelled')).toBe('The account is Cancelled at once.');
});
