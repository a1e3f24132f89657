import { cancelledWords, planDay } from '../../../ui/words/plan';
import {
  lateWords,
  leftWords,
  nextPaymentWords,
  offerWords,
  remainingWords,
  upgradeWords,
} from './plan-words';

const DAY = new Date(2026, 11, 8, 12).getTime();

test('a day is shown with three letters for the month and two digits', () => {
  expect(planDay(DAY)).toBe('Dec 08');
});

test.each([
  ['cancelled', DAY, 'Cancelled, ends Dec 08'],
  ['cancelled', DAY - 1, null],
  ['cancelled', null, null],
  ['active', DAY, null],
  ['free', null, null],
])('%s, paid until %p, is shown as: %s', (subscriptionStatus, subscriptionEndDate, words) => {
  expect(cancelledWords({ subscriptionStatus, subscriptionEndDate }, DAY - 1)).toBe(words);
});

test.each([
  [false, 'Unlimited uploads until Dec 08, already paid'],
  [true, 'Unlimited uploads until Dec 08, the end of your free trial'],
])('remaining time, on trial: %s', (trial, words) => {
  expect(leftWords(DAY, trial)).toBe(words);
});

test.each([
  [{ trial: false, periodEnd: DAY }, 'Renews on Dec 08.'],
  [{ trial: true, periodEnd: DAY }, 'Free until Dec 08, then $12.99 a month.'],
  [{ trial: false, periodEnd: null }, undefined],
])('the next payment of %j is shown as: %s', (subscription, words) => {
  expect(
    nextPaymentWords({ ...subscription, resumable: false, renews: true, lateUntil: null }),
  ).toBe(words);
});

test.each([
  [DAY, 'We will try again, and Premium stays on until Dec 08. To pay now, use another card.'],
  [null, 'We will try again, and Premium stays on for now. To pay now, use another card.'],
])('a late payment, with Premium until %s: %s', (until, words) => {
  expect(lateWords(until)).toBe(words);
});

test.each([
  [0, '$12.99 a month, until you cancel.'],
  [1, '1 day free, then $12.99 a month, until you cancel.'],
  [7, '7 days free, then $12.99 a month, until you cancel.'],
])('%s free days are shown as: %s', (days, words) => {
  expect(offerWords(days)).toBe(words);
});

test.each([
  ['free', 0, null, '3'],
  ['free', 2, null, '1'],
  ['free', 5, null, '0'],
  ['cancelled', 1, null, '2'],
  ['cancelled', 9, DAY - 1, '0'],
  ['cancelled', 9, DAY + 1, 'Unlimited'],
  ['premium', 9, null, 'Unlimited'],
  ['active', 9, null, 'Unlimited'],
  ['past_due', 9, null, 'Unlimited'],
])(
  '%s with %d images, paid until %p, has %s left',
  (subscriptionStatus, imagesUploaded, end, words) => {
    const plan = { subscriptionStatus, imagesUploaded, subscriptionEndDate: end };
    expect(remainingWords(plan, DAY)).toBe(words);
  },
);

test.each([
  [{ freeImages: 5, premiumForAll: false }, '3'],
  [{ freeImages: 0, premiumForAll: false }, '0'],
  [{ freeImages: null, premiumForAll: false }, 'Unlimited'],
  [{ freeImages: 0, premiumForAll: true }, 'Unlimited'],
])('if the host allows %j, 2 used images leave %s', (hostPlan, words) => {
  const plan = { subscriptionStatus: 'free', imagesUploaded: 2, hostPlan };
  expect(remainingWords(plan, DAY)).toBe(words);
});

test('if uploads are free without a limit, Premium is not offered for them', () => {
  const offer = { billing: undefined, paidUntil: null };
  expect(upgradeWords({ ...offer, freeUploads: false })).toContain('Unlimited image uploads');
  expect(upgradeWords({ ...offer, freeUploads: true })).not.toMatch(/unlimited/i);
});
