import fc from 'fast-check';

import type { SubscriptionRow } from '../../store/subscriptions';
import { standingOf } from './standing';

function row(change: Partial<SubscriptionRow>): SubscriptionRow {
  return {
    id: 'sub_1',
    user_id: 'u',
    customer_id: 'cus',
    status: 'active',
    has_card: 1,
    setup_intent_id: null,
    period_end: 2_000,
    cancel_at: null,
    ended_at: null,
    created_at: 1_000,
    had_card: change.has_card ?? 1,
    paid_invoice: null,
    late_since: null,
    lapsed: 0,
    trial_refused: 0,
    ...change,
  };
}

test.each([
  [{}, 'active', null],
  [{ status: 'trialing' }, 'active', null],
  [{ status: 'trialing', has_card: 0 }, 'free', null],
  [{ status: 'trialing', has_card: 0, cancel_at: 2_000 }, 'free', null],
  [{ status: 'past_due' }, 'past_due', null],
  [{ status: 'past_due', lapsed: 1 }, 'free', null],
  [{ status: 'past_due', cancel_at: 2_000, lapsed: 1 }, 'free', null],
  [{ status: 'canceled', ended_at: 1_500, trial_refused: 1 }, 'free', null],
  [{ cancel_at: 2_000 }, 'cancelled', 2_000],
  [{ status: 'trialing', cancel_at: 2_000 }, 'cancelled', 2_000],
  [{ status: 'canceled', cancel_at: 2_000, ended_at: 1_500 }, 'cancelled', 1_500],
  [{ status: 'canceled', has_card: 0, ended_at: 1_500 }, 'free', null],
  [{ status: 'canceled', has_card: 0, had_card: 1, ended_at: 1_500 }, 'cancelled', 1_500],
  [{ status: 'missing', ended_at: 1_500 }, 'cancelled', 1_500],
  [{ status: 'missing', has_card: 0, ended_at: 1_500 }, 'free', null],
  [{ status: 'incomplete', has_card: 0 }, 'free', null],
  [{ status: 'incomplete_expired', has_card: 0 }, 'free', null],
  [{ status: 'unpaid' }, 'free', null],
  [{ status: 'paused' }, 'free', null],
  [{ status: 'a word of tomorrow' }, 'free', null],
])('%j is %s until %s', (change, subscriptionStatus, subscriptionEndDate) => {
  expect(standingOf([row(change)]).standing).toEqual({ subscriptionStatus, subscriptionEndDate });
});

test('without subscriptions the plan is free', () => {
  expect(standingOf([])).toMatchObject({ standing: { subscriptionStatus: 'free' } });
});

const rows = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    status: fc.constantFrom('incomplete', 'trialing', 'active', 'past_due', 'canceled', 'unpaid'),
    has_card: fc.constantFrom(0, 1),
    cancel_at: fc.option(fc.constantFrom(2_000, 3_000)),
    ended_at: fc.option(fc.constantFrom(1_500, 1_600)),
    created_at: fc.constantFrom(1_000, 1_001),
  }),
  { selector: ({ id }) => id },
);

test('the order of subscriptions does not matter, and the best one determines the plan', () => {
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.nat()), (changes, chance) => {
      const told = changes.map(row);
      const standing = standingOf(told);
      const shuffled = [...told].sort(() => ((chance.next().value ?? 0) % 3) - 1);
      expect(standingOf(shuffled)).toEqual(standing);
      const pays = told.some((one) => standingOf([one]).standing.subscriptionStatus === 'active');
      expect(standing.standing.subscriptionStatus === 'active').toBe(pays);
    }),
  );
});
