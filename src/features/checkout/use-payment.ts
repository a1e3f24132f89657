import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';

import { paymentSuccess } from '#shared/contract/billing';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { updateAccount } from '../../store/accounts';
import { carryToast, useToast } from '../../ui/feedback/toast';
import { messages } from './messages';

export interface CheckoutFacts {
  clientSecret: string;
  subscriptionId: string;
  /** Set by the bank's page when it redirects the user back. */
  returned: string | null;
}

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

  const [problem, setProblem] = useState<Problem>();
  const fail = useCallback(
    (why: Problem) => {
      setPending(false);
      setProblem(why);
      toast({ title: messages.paymentFailed, description: why.words, failed: true });
    },
    [toast],
  );

  const handledReturn = useRef(false);
  useEffect(() => {
    // The bank's page has redirected the user back, with the result.
    if (returned === null || handledReturn.current) return;
    handledReturn.current = true;
    if (returned === 'succeeded') void paid();
    else fail(NOT_CONFIRMED);
  }, [returned, paid, fail]);

  const pay = async () => {
    if (!stripe || !elements) return;
    setPending(true);
    setProblem(undefined);
    const outcome = await confirmCard({ stripe, elements, kind, clientSecret, subscriptionId });
    if (outcome.kind === 'failed') fail(outcome.problem);
    else if (outcome.kind === 'processing') processing();
    else await paid();
  };
  return { pay, pending, problem };
}

/** Why a payment failed, and what the user can do. */
export interface Problem {
  words: string;
  advice: string;
}

const NOT_CONFIRMED = {
  words: messages.bankDidNotConfirm,
  advice: messages.tryAnotherCard,
};

interface Confirming {
  stripe: Stripe;
  elements: StripeElements;
  kind: 'payment' | 'setup';
  clientSecret: string;
  subscriptionId: string;
}

type Outcome = { kind: 'paid' } | { kind: 'processing' } | { kind: 'failed'; problem: Problem };

/** If the bank requires confirmation, the browser leaves this page and returns to it afterwards. */
async function confirmCard({ stripe, elements, kind, ...which }: Confirming) {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return failed(incomplete);
  const confirming = {
    elements,
    clientSecret: which.clientSecret,
    confirmParams: { return_url: returnAddress(which) },
    redirect: 'if_required' as const,
  };
  if (kind === 'setup') {
    const { error, setupIntent } = await stripe.confirmSetup(confirming);
    return error ? failed(error) : outcomeOf(setupIntent.status);
  }
  const { error, paymentIntent } = await stripe.confirmPayment(confirming);
  return error ? failed(error) : outcomeOf(paymentIntent.status);
}

function outcomeOf(status: string): Outcome {
  if (status === 'succeeded') return { kind: 'paid' };
  if (status === 'processing') return { kind: 'processing' };
  const advice = messages.cannotBeChargedTwice;
  return { kind: 'failed', problem: { words: messages.paymentNotCompleted, advice } };
}

function failed(error: StripeError): Outcome {
  const words = error.message ?? messages.cardNotAccepted;
  return { kind: 'failed', problem: { words, advice: adviceFor(error) } };
}

// Error codes for input that the user can correct.
const TYPED_WRONG = /^(incomplete|incorrect|invalid|expired)_/;

/** What the user can do after an error from Stripe. */
export function adviceFor({ type, code = '' }: Pick<StripeError, 'type' | 'code'>): string {
  if (type === 'validation_error' || TYPED_WRONG.test(code)) return messages.checkTheCardDetails;
  if (type === 'card_error' && code !== 'processing_error') {
    return messages.tryAnotherCard;
  }
  return messages.cannotBeChargedTwice;
}

function returnAddress({ clientSecret, subscriptionId }: Record<string, string>): string {
  const address = new URL(PAGES.checkout, window.location.origin);
  address.searchParams.set('client_secret', clientSecret ?? '');
  address.searchParams.set('subscription_id', subscriptionId ?? '');
  return address.href;
}

function useAfterPayment(subscriptionId: string) {
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
    }, TOAST_SEEN_MS);
  }, [subscriptionId, toast]);

  const processing = useCallback(() => {
    leave(PROCESSING);
  }, []);

  return { paid, processing };
}

/** The profile is another document, so the toast must be carried over. */
function leave(words: { title: string; description: string }): void {
  carryToast(words);
  window.location.assign(`${PAGES.profile}?payment=success`);
}

const TOAST_SEEN_MS = 1_000;

const ACTIVATED = {
  title: messages.subscriptionActivated,
  description: messages.welcomeToPremium,
};

const PROCESSED = {
  title: messages.paymentProcessed,
  description: messages.yourSubscriptionIsActive,
};

const TRIAL_USED = {
  title: messages.noSecondFreeTrial,
  description: messages.freeTrialAlreadyUsed,
};

const PROCESSING = {
  title: messages.paymentOnItsWay,
  description: messages.bankStillChecking,
};
