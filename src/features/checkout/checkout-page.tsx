import { Navigate, useSearchParams } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useBilling } from '../../http/use-billing';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { Checkout } from './checkout';
import type { CheckoutFacts } from './checkout-facts';
import { CheckoutNotice } from './checkout-notice';
import { LoadingCheckout } from './loading-checkout';

/** Starts in the profile, which provides what Stripe's form needs. */
export function CheckoutPage() {
  useTitle('Upgrade to Premium');
  const [params] = useSearchParams();
  const clientSecret = params.get('client_secret');
  if (!clientSecret) return <Navigate to={`${PAGES.profile}?tab=subscription`} replace />;
  return (
    <Page title="Upgrade to Premium">
      <CheckoutFor
        clientSecret={clientSecret}
        subscriptionId={params.get('subscription_id') ?? ''}
        returned={params.get('redirect_status')}
      />
    </Page>
  );
}

function CheckoutFor(facts: CheckoutFacts) {
  const { data: billing, isPending, refetch } = useBilling();
  if (isPending) return <LoadingCheckout />;
  if (!billing) {
    return (
      <CheckoutNotice onRetry={() => void refetch()}>
        There is no connection to the server right now. Nothing has been charged.
      </CheckoutNotice>
    );
  }
  if (billing.publishableKey === null) {
    return <CheckoutNotice>Payments are not set up on this server.</CheckoutNotice>;
  }
  return <Checkout {...facts} billing={billing} publishableKey={billing.publishableKey} />;
}
