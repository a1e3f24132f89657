import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

import { PAGES } from '#shared/contract/pages';

export interface Confirming {
  stripe: Stripe;
  elements: StripeElements;
  kind: 'payment' | 'setup';
  clientSecret: string;
  subscriptionId: string;
}

export type Outcome = { kind: 'paid' } | { kind: 'processing' } | { kind: 'failed'; words: string };

/** A bank that asks for confirmation replaces this page and leads back to it. */
export async function confirmCard({ stripe, elements, kind, ...which }: Confirming) {
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
  return { kind: 'failed', words: 'The payment was not completed. Please try again.' };
}

function failed({ message }: StripeError): Outcome {
  return { kind: 'failed', words: message ?? 'The card was not accepted. Please try another.' };
}

function returnAddress({ clientSecret, subscriptionId }: Record<string, string>): string {
  const address = new URL(PAGES.checkout, window.location.origin);
  address.searchParams.set('client_secret', clientSecret ?? '');
  address.searchParams.set('subscription_id', subscriptionId ?? '');
  return address.href;
}
