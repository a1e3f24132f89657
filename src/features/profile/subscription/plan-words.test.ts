import { isPremium, remainingWords } from './plan-words';

test.each([
  ['free', 0, '3'],
  ['free', 2, '1'],
  ['free', 5, '0'],
  ['cancelled', 1, '2'],
  ['premium', 9, 'Unlimited'],
  ['active', 9, 'Unlimited'],
  ['past_due', 9, 'Unlimited'],
])('%s with %d images has %s left', (subscriptionStatus, imagesUploaded, words) => {
  expect(remainingWords({ subscriptionStatus, imagesUploaded })).toBe(words);
  expect(isPremium({ subscriptionStatus, imagesUploaded })).toBe(words === 'Unlimited');
});
