import type Stripe from 'stripe';

/** What counts of a dispute. Times are in ms. */
export interface DisputeFacts {
  id: string;
  /** Stripe's word: needs_response, under_review, lost, won... */
  status: string;
  cents: number;
  currency: string;
  /** Whether a bank has taken the money, and not only asked about it. */
  isTaken: boolean;
  customerId: string | null;
  createdAt: number;
}

// Inquiries take nothing; `won` has come back, and `prevented` was never taken.
const NOT_TAKEN = /^(warning_.*|won|prevented)$/;

export function disputeFacts(dispute: Stripe.Dispute): DisputeFacts {
  const { id, status, amount, currency, charge, created } = dispute;
  return {
    ...{ id, status, currency },
    cents: amount,
    isTaken: !NOT_TAKEN.test(status),
    customerId: payerOf(charge),
    createdAt: created * 1_000,
  };
}

/** What counts of a refund. Times are in ms. */
export interface RefundFacts {
  id: string;
  /** Stripe's word: pending, succeeded, failed, canceled... */
  status: string;
  cents: number;
  currency: string;
  customerId: string | null;
  createdAt: number;
}

export function refundFacts(refund: Stripe.Refund): RefundFacts {
  const { id, status, amount, currency, charge, created } = refund;
  return {
    ...{ id, currency },
    status: status ?? 'pending',
    cents: amount,
    customerId: payerOf(charge),
    createdAt: created * 1_000,
  };
}

/** Whose payment it was, where the charge was expanded. */
function payerOf(charge: string | Stripe.Charge | null): string | null {
  if (charge === null || typeof charge === 'string') return null;
  const { customer } = charge;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

/** The charge by which an invoice was paid, where it was expanded. */
export function chargeOf({ payment }: Stripe.InvoicePayment): Stripe.Charge | undefined {
  const intent = payment.payment_intent;
  const charge = typeof intent === 'object' ? intent.latest_charge : payment.charge;
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}
