import type Stripe from 'stripe';

/** What counts of a dispute. Times are in ms. */
export interface DisputeFacts {
  /** Whether a bank has taken the money, and not only asked about it. */
  isTaken: boolean;
  customerId: string | null;
  createdAt: number;
}

// Inquiries take nothing; `won` has come back, and `prevented` was never taken.
const NOT_TAKEN = /^(warning_.*|won|prevented)$/;

export function disputeFacts({ status, charge, created }: Stripe.Dispute): DisputeFacts {
  const customer = typeof charge === 'string' ? null : charge.customer;
  return {
    isTaken: !NOT_TAKEN.test(status),
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    createdAt: created * 1_000,
  };
}

/** The charge by which an invoice was paid, where it was expanded. */
export function chargeOf({ payment }: Stripe.InvoicePayment): Stripe.Charge | undefined {
  const intent = payment.payment_intent;
  const charge = typeof intent === 'object' ? intent.latest_charge : payment.charge;
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}
