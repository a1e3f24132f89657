import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { currentUser } from '#shared/contract/accounts';

import { queryClient } from '../../../http/query';
import { refetchBilling } from '../../../http/use-billing';

// Time for Stripe's own message to have come in.
const REFETCH_MS = 500;

/** After a payment: asks once more who is there and what they have, and tidies the address. */
export function usePaymentReturn(): void {
  const [params, setParams] = useSearchParams();
  const paid = params.get('payment') === 'success';
  useEffect(() => {
    if (!paid) return undefined;
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: [currentUser.path] });
      void refetchBilling();
      setParams(
        (before) => {
          before.delete('payment');
          return before;
        },
        { replace: true },
      );
    }, REFETCH_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [paid, setParams]);
}
