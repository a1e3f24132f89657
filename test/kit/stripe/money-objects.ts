import type Stripe from 'stripe';

import type { Book, Charge, Dispute, Invoice, Refund } from './book';
import { invalid } from './refusal';

// Charges, refunds and disputes, in the shapes of API version 2026-10-28.endive.

export function chargeObject({ intent, refunded, ...charge }: Charge) {
  return {
    ...charge,
    object: 'charge',
    livemode: false,
    paid: true,
    status: 'succeeded',
    payment_intent: intent,
    amount_refunded: refunded,
    refunded: refunded >= charge.amount,
  } satisfies Partial<Stripe.Charge>;
}

/** A dispute names the charge, and never the customer. */
export function disputeObject(book: Book, dispute: Dispute, expand: string[] = []) {
  const charge = book.charges.get(dispute.charge);
  return {
    id: dispute.id,
    object: 'dispute',
    livemode: false,
    created: dispute.created,
    status: dispute.status,
    amount: charge?.amount ?? 0,
    currency: 'usd',
    payment_intent: charge?.intent ?? null,
    charge: expand.includes('charge') && charge ? (chargeObject(charge) as never) : dispute.charge,
  } satisfies Partial<Stripe.Dispute>;
}

export function refundObject(book: Book, refund: Refund, expand: string[] = []) {
  const charge = book.charges.get(refund.charge);
  return {
    ...refund,
    object: 'refund',
    currency: 'usd',
    status: 'succeeded',
    charge: expand.includes('charge') && charge ? (chargeObject(charge) as never) : refund.charge,
  } satisfies Partial<Stripe.Refund>;
}

const DEEPEST = 'payment.payment_intent.latest_charge';

/** How an invoice was paid: the charge is nested three levels deep. */
export function invoicePaymentObject(book: Book, invoice: Invoice, expand: string[] = []) {
  for (const field of expand) {
    if (DEEPEST !== field && !DEEPEST.startsWith(`${field}.`)) {
      const message = `This property cannot be expanded because it doesn't exist (${field}).`;
      throw invalid('property_invalid', message, 'expand');
    }
  }
  const charge = [...book.charges.values()].find(({ intent }) => intent === invoice.intent);
  const intent = {
    id: invoice.intent,
    object: 'payment_intent',
    latest_charge: expand.includes(DEEPEST) && charge ? chargeObject(charge) : (charge?.id ?? null),
  };
  return {
    id: `inpay_${invoice.id}`,
    object: 'invoice_payment',
    livemode: false,
    invoice: invoice.id,
    status: invoice.status === 'paid' ? 'paid' : 'open',
    amount_paid: invoice.status === 'paid' ? invoice.amount : null,
    payment: {
      type: 'payment_intent',
      payment_intent: expand.length > 0 ? (intent as never) : (invoice.intent ?? ''),
    },
  } satisfies Partial<Stripe.InvoicePayment>;
}
