import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';

import type { PaymentForm } from './payment-form';

/** Loaded only for a person who pays. */
export interface StripeForm {
  stripe: Stripe;
  PaymentForm: typeof PaymentForm;
}

type Loading = StripeForm | 'loading' | 'blocked';

// A network that neither responds nor fails counts as blocked after this time.
const PATIENCE_MS = 20_000;

export function useStripeForm(publishableKey: string): { form: Loading; retry: () => void } {
  const [form, setForm] = useState<Loading>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loading) => {
      if (isCurrent) setForm(next);
    };
    const timer = setTimeout(() => {
      settle('blocked');
      isCurrent = false;
    }, PATIENCE_MS);
    load(publishableKey)
      .then(settle, () => {
        settle('blocked');
      })
      .finally(() => {
        clearTimeout(timer);
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [publishableKey, tries]);
  const retry = useCallback(() => {
    setForm('loading');
    setTries((count) => count + 1);
  }, []);
  return { form, retry };
}

async function load(publishableKey: string): Promise<StripeForm> {
  const [{ loadStripe }, { PaymentForm }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    import('./payment-form'),
  ]);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('There is no window for the card form.');
  return { stripe, PaymentForm };
}
