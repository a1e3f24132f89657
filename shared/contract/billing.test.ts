import { openBillingPage } from './billing';

test.each([
  ['https://billing.stripe.com/p/session/1', true],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>1</script>', false],
  ['//evil.test', false],
])('a page may lead to %s: %s', (url, isTaken) => {
  expect(openBillingPage.output.safeParse({ url }).success).toBe(isTaken);
});
