import { adviceFor } from './use-payment';

test.each([
  ['card_error', 'card_declined', /^Nothing was charged\. Try another card/],
  ['card_error', 'expired_card', /^Nothing was charged\. Correct the card details/],
  ['card_error', 'incorrect_cvc', /^Nothing was charged\. Correct the card details/],
  ['validation_error', 'incomplete_number', /^Nothing was charged\. Correct the card details/],
  ['card_error', 'processing_error', /cannot be charged twice/],
  // The device does not know whether the payment succeeded.
  ['api_connection_error', undefined, /^Please try again\. You cannot be charged twice/],
] as const)('%s, %s', (type, code, words) => {
  expect(adviceFor(code === undefined ? { type } : { type, code })).toMatch(words);
});
