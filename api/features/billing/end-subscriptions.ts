import type { AccountRow } from '../../store/accounts';
import { refuse } from '../../http/refuse';
import type { StripeGateway } from '../../gateways/stripe';
import { askAll } from './ask-all';
import { endAll, endNow } from './end-all';
import { withStripe, type BillingParts } from './parts';
import { hasEnded } from './standing';

/**
 * Ends whatever a person has at Stripe: with the time that is paid, or at once. Nothing is refunded.
 * @throws Refusal `payments_not_set_up`, `payments_unreachable`
 */
export async function endSubscriptions(
  parts: BillingParts,
  account: AccountRow,
  when: 'period_end' | 'now',
): Promise<void> {
  await withStripe(parts, async (stripe) => {
    if (when === 'period_end') await endAll(parts, { stripe, account });
    else await endAllNow(parts, stripe, account);
  });
}

/** Those too that were to end later. */
async function endAllNow(parts: BillingParts, stripe: StripeGateway, account: AccountRow) {
  for (const row of await askAll(parts, { stripe, account })) {
    if (!hasEnded(row)) await endNow(parts, stripe, row);
  }
  if ((await askAll(parts, { stripe, account })).every(hasEnded)) return;
  parts.log.error({ user: account.id }, 'a subscription cannot be ended at Stripe');
  throw refuse('payments_unreachable', { retryAfter: 10 });
}
