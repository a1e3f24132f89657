import { Button } from '@mui/material';
import { useState } from 'react';

import { cancelSubscription, openBillingPage } from '#shared/contract/billing';

import { call } from '../../../http/call';
import { refetchBilling } from '../../../http/use-billing';
import { updateAccount } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { useFailureToast } from '../call-form';
import { messages } from './messages';

/** Cancels a subscription, after a question. */
export function CancelButton() {
  const { asking, pending, ask, stay, cancel } = useCancel();
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2, mb: 0.5 }} disabled={pending} onClick={ask}>
        {pending ? messages.canceling : messages.cancelSubscription}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.cancelSubscription}
        question={messages.askCancelSubscription}
        confirmLabel={messages.cancelSubscription}
        cancelLabel={messages.keepPremium}
        onConfirm={cancel}
        onCancel={stay}
      />
    </>
  );
}

function useCancel() {
  const toast = useToast();
  const showFailure = useFailureToast(messages.cancellationFailed);
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
        title: messages.subscriptionCanceled,
        description: messages.subscriptionCanceledWords,
      });
    } catch (error) {
      showFailure(error);
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

export function InvoicesLink() {
  const { open, pending } = useBillingPage('invoices');
  return (
    <Button sx={{ display: 'block', ml: -2.5 }} disabled={pending} onClick={open}>
      {pending ? messages.opening : messages.invoicesAndCard}
    </Button>
  );
}

/** Opens a page of Stripe about the user's own payments. */
export function useBillingPage(page: 'invoices' | 'card') {
  const showFailure = useFailureToast(messages.subscriptionError);
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const { url } = await call(openBillingPage, { page });
      window.location.assign(url);
    } catch (error) {
      setPending(false);
      showFailure(error);
    }
  };
  return { pending, open: () => void open() };
}
