import type { openBillingPage } from '#shared/contract/billing';
import { PAGES } from '#shared/contract/pages';

import type { StripeGateway } from '../../gateways/stripe';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import { withStripe, type BillingServices } from './billing-services';

/** The portal, or without one the page of the newest invoice, where a late payment can be made with another card. */
export function openBillingPageHandler(
  services: Pick<BillingServices, 'stripe' | 'log'> & { publicUrl: string },
): MemberHandler<typeof openBillingPage> {
  return async ({ account, input: { page } }) =>
    withStripe(services, async (stripe) => {
      const { stripe_customer_id: customer } = account;
      if (customer === null) throw refuse('no_subscription');
      if (!stripe.hasPortal) return { url: await invoicePage(stripe, account) };
      const url = await stripe.portal(customer, page, `${services.publicUrl}${PAGES.profile}`);
      if (url === undefined) throw refuse('no_subscription');
      return { url };
    });
}

async function invoicePage(stripe: StripeGateway, account: AccountRow): Promise<string> {
  const { stripe_subscription_id: id } = account;
  const facts = id === null ? undefined : await stripe.subscription(id);
  if (facts?.invoiceUrl == null) throw refuse('no_subscription');
  return facts.invoiceUrl;
}
