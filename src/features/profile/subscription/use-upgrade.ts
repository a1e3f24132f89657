import { useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import { createSubscription, resumeSubscription } from '#shared/contract/billing';

import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { refetchBilling } from '../../../http/use-billing';
import { updateAccount } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';

/** Begins a subscription and goes to pay it; one that was cancelled and is still paid just goes on. */
export function useUpgrade(resumable: boolean) {
  const toast = useToast();
  const [pending, setPending] = useState(false);

  const begin = async () => {
    const { clientSecret, subscriptionId } = await call(createSubscription, {});
    const facts = { client_secret: clientSecret, subscription_id: subscriptionId };
    // A document of its own: the policy of this one does not admit Stripe.
    window.location.assign(`${PAGES.checkout}?${new URLSearchParams(facts).toString()}`);
  };
  const goOn = async () => {
    const { user } = await call(resumeSubscription, {});
    await updateAccount(user);
    await refetchBilling();
    toast({
      title: 'Subscription Activated',
      description: 'Welcome to Premium! You now have unlimited uploads.',
    });
    setPending(false);
  };
  const upgrade = async () => {
    setPending(true);
    try {
      await (resumable ? goOn() : begin());
    } catch (error) {
      setPending(false);
      const description = error instanceof CallError ? error.detail : undefined;
      toast({ title: 'Subscription error', description, failed: true });
      // What is known of the subscription here may be what was wrong.
      await refetchBilling();
    }
  };
  return { pending, upgrade: () => void upgrade() };
}
