import { Button } from '@mui/material';
import { useState } from 'react';

import { cancelSubscription } from '#shared/contract/billing';

import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { refetchBilling } from '../../../http/use-billing';
import { updateAccount } from '../../../store/accounts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../ui/feedback/toast';

/** The way out of a subscription, after a question. */
export function CancelButton() {
  const { asking, pending, ask, stay, cancel } = useCancel();
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2, mb: 0.5 }} disabled={pending} onClick={ask}>
        {pending ? 'Canceling...' : 'Cancel Subscription'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel Subscription"
        question="Are you sure you want to cancel your subscription? You'll lose access to unlimited uploads."
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep Premium"
        onConfirm={cancel}
        onCancel={stay}
      />
    </>
  );
}

/** Leaving Premium, after a question. */
function useCancel() {
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
