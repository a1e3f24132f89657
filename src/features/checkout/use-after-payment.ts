import { useCallback } from 'react';

import { PAGES } from '#shared/contract/pages';
import { paymentSuccess } from '#shared/contract/billing';

import { call } from '../../http/call';
import { CallError } from '../../http/failure';
import { updateAccount } from '../../store/accounts';
import { carryToast } from '../../ui/feedback/carried-toast';
import { useToast } from '../../ui/feedback/toast';

const SEEN_MS = 1_000;

const ACTIVATED = {
  title: 'Subscription Activated',
  description: 'Welcome to Premium! You now have unlimited uploads.',
};
const PROCESSED = {
  title: 'Payment Processed',
  description: 'Your subscription is active. Please refresh the page to see your premium status.',
};
const TRIAL_USED = {
  title: 'No second free trial',
  description:
    'This card or email has had its free days. Nothing was charged; upgrade without them.',
};
const PROCESSING = {
  title: 'Payment on its way',
  description: 'Your bank is still working on it. Your plan changes as soon as it is done.',
};

/** The profile is another document, which would lose a toast of this one. */
function leave(words: { title: string; description: string }): void {
  carryToast(words);
  window.location.assign(`${PAGES.profile}?payment=success`);
}

export function useAfterPayment(subscriptionId: string) {
  const toast = useToast();

  const paid = useCallback(async () => {
    try {
      const { user } = await call(paymentSuccess, { subscriptionId });
      await updateAccount(user);
    } catch (error) {
      const isUsed = error instanceof CallError && error.code === 'trial_used';
      leave(isUsed ? TRIAL_USED : PROCESSED);
      return;
    }
    toast(ACTIVATED);
    setTimeout(() => {
      leave(ACTIVATED);
    }, SEEN_MS);
  }, [subscriptionId, toast]);

  const processing = useCallback(() => {
    leave(PROCESSING);
  }, []);

  return { paid, processing };
}
