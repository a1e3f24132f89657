import fc from 'fast-check';

import {
  FREE_IMAGES,
  hasOwnPremium,
  hasInsights,
  hasUnlimitedUploads,
  isPremium,
  paidUntil,
  remainingImages,
} from './plan';

const NOW = 1_795_000_000_000;

test.each([
  ['premium', true],
  ['active', true],
  ['past_due', true],
  ['cancelled', false],
  ['free', false],
  ['trialing', false],
  ['', false],
])('the standing %j is Premium: %s', (subscriptionStatus, premium) => {
  expect(isPremium({ subscriptionStatus })).toBe(premium);
});

test.each([
  ['premium', null, true],
  ['past_due', null, true],
  ['cancelled', NOW + 1, true],
  ['cancelled', NOW, false],
  ['free', null, false],
])('%s until %s has the nutrition insights: %s', (subscriptionStatus, end, has) => {
  expect(hasInsights({ subscriptionStatus, subscriptionEndDate: end }, NOW)).toBe(has);
});

test('a cancelled subscription is not Premium, but paid uploads stay until the last moment', () => {
  const until = (subscriptionEndDate: number | null) => ({
    subscriptionStatus: 'cancelled',
    subscriptionEndDate,
  });
  expect(hasUnlimitedUploads(until(NOW + 1), NOW)).toBe(true);
  expect(hasUnlimitedUploads(until(NOW), NOW)).toBe(false);
  expect(hasUnlimitedUploads(until(null), NOW)).toBe(false);
});

test('an end date left from another status has no effect', () => {
  const left = { subscriptionStatus: 'free', subscriptionEndDate: NOW + 1 };
  expect([paidUntil(left, NOW), hasUnlimitedUploads(left, NOW)]).toEqual([null, false]);
});

test('the remaining images are between 0 and the free images, and null only without a limit', () => {
  const standing = fc.record({
    subscriptionStatus: fc.constantFrom('free', 'premium', 'active', 'past_due', 'cancelled', 'x'),
    subscriptionEndDate: fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 })),
    imagesUploaded: fc.nat({ max: 10 }),
    hostPlan: fc.option(
      fc.record({ freeImages: fc.option(fc.nat({ max: 5 })), premiumForAll: fc.boolean() }),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(standing, (person) => {
      const left = remainingImages(person, NOW);
      expect(left === null).toBe(hasUnlimitedUploads(person, NOW));
      const free = person.hostPlan?.freeImages ?? FREE_IMAGES;
      if (left !== null) expect(left).toBe(Math.max(0, free - person.imagesUploaded));
    }),
  );
});

test('with Premium for everyone, a free account has all features and keeps its own plan', () => {
  const hostPlan = { freeImages: 0, premiumForAll: true };
  const free = { subscriptionStatus: 'free', subscriptionEndDate: null, hostPlan };
  expect([isPremium(free), hasInsights(free, NOW), hasUnlimitedUploads(free, NOW)]).toEqual([
    ...[true, true, true],
  ]);
  expect(hasOwnPremium(free)).toBe(false);
  expect(isPremium({ ...free, hostPlan: undefined })).toBe(false);
});

test('unlimited free images include uploads, but not insights', () => {
  const hostPlan = { freeImages: null, premiumForAll: false };
  const free = { subscriptionStatus: 'free', subscriptionEndDate: null, hostPlan };
  expect([isPremium(free), hasInsights(free, NOW), hasUnlimitedUploads(free, NOW)]).toEqual([
    ...[false, false, true],
  ]);
});
