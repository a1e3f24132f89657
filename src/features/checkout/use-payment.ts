import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useToast } from '../../ui/feedback/toast';
import type { CheckoutFacts } from './checkout-facts';
import { confirmCard, type Confirming } from './confirm-card';
import { useAfterPayment } from './use-after-payment';

const NOT_CONFIRMED = 'Your bank did not confirm it. Nothing has been charged.';

export function usePayment({
  clientSecret,
  subscriptionId,
  returned,
  kind,
}: CheckoutFacts & { kind: Confirming['kind'] }) {
  const stripe = useStripe();
  const elements = useElements();
  const toast = useToast();
  const [pending, setPending] = useState(returned === 'succeeded');
  const { paid, processing } = useAfterPayment(subscriptionId);

  const fail = useCallback(
    (description: string) => {
      setPending(false);
      toast({ title: 'Payment Failed', description, failed: true });
    },
    [toast],
  );

  const greeted = useRef(false);
  useEffect(() => {
    // Back from the bank's page, which has passed on the result.
    if (returned === null || greeted.current) return;
    greeted.current = true;
    if (returned === 'succeeded') void paid();
    else fail(NOT_CONFIRMED);
  }, [returned, paid, fail]);

  const pay = async () => {
    if (!stripe || !elements) return;
    setPending(true);
    const outcome = await confirmCard({ stripe, elements, kind, clientSecret, subscriptionId });
    if (outcome.kind === 'failed') fail(outcome.words);
    else if (outcome.kind === 'processing') processing();
    else await paid();
  };
  return { pay, pending };
}
