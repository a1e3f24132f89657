import { useState } from 'react';

import { cancelSubscription } from '#shared/contract/billing';

import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { refetchBilling } from '../../../http/use-billing';
import { updateAccount } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';

/** Leaving Premium, after a question. */
export function useCancel() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const cancel = async () => {
    setAsking(false);
    setPending(true);
    try {
      const { user } = await call(cancelSubscription, {});
      await refetchBilling();
      await updateAccount(user);
      toast({
        title: 'Subscription canceled',
        description: 'Your subscription has been canceled successfully.',
      });
    } catch (error) {
      const description = error instanceof CallError ? error.detail : undefined;
      toast({ title: 'Cancellation failed', description, failed: true });
    } finally {
      setPending(false);
    }
  };
  return {
    asking,
    pending,
    ask: () => {
      setAsking(true);
    },
    stay: () => {
      setAsking(false);
    },
    cancel: () => void cancel(),
  };
}
