import { Box } from '@mui/material';

import type { Billing } from '#shared/contract/billing';

import { Card } from '../../ui/layout/card';
import { CheckoutNotice } from './checkout-notice';
import type { CheckoutFacts } from './checkout-facts';
import { LoadingCheckout } from './loading-checkout';
import { PurchaseCard } from './purchase-card';
import { useStripeForm } from './use-stripe-form';

interface CheckoutProps extends CheckoutFacts {
  billing: Billing;
  publishableKey: string;
}

export function Checkout({ billing, publishableKey, ...facts }: CheckoutProps) {
  const { form, retry } = useStripeForm(publishableKey);
  if (form === 'loading') return <LoadingCheckout />;
  if (form === 'blocked') {
    return (
      <CheckoutNotice onRetry={retry}>
        The card form comes from Stripe, and it could not be loaded. A blocker of this browser or
        network may keep it away. Nothing has been charged.
      </CheckoutNotice>
    );
  }
  const { PaymentForm, stripe } = form;
  const setsUp = billing.checkout?.kind === 'setup';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' },
      }}
    >
      <PurchaseCard freeDays={setsUp ? billing.trialDays : 0} />
      <Card>
        <PaymentForm {...facts} stripe={stripe} kind={setsUp ? 'setup' : 'payment'} />
      </Card>
    </Box>
  );
}
