import * as z from 'zod';

import { userSchema } from './accounts';
import { defineEndpoint } from './endpoint';

const nothing = z.strictObject({});
const changed = z.object({ user: userSchema });

/** 'payment' takes money now; 'setup' keeps a card for the end of the free time. */
export const checkoutKindSchema = z.enum(['payment', 'setup']);

/** What a person may know of payments here and of their own subscription. */
export const billingSchema = z.object({
  /** Whether payments are set up on this server. */
  ready: z.boolean(),
  /** Stripe's key for pages: public by its nature. */
  publishableKey: z.string().nullable(),
  /** Free days before the first payment, for this account; 0 where it has none (any more). */
  trialDays: z.number(),
  /** A subscription that waits for its card. */
  checkout: z.object({ subscriptionId: z.string(), kind: checkoutKindSchema }).nullable(),
  subscription: z
    .object({
      /** Whether its free time still runs. */
      trial: z.boolean(),
      /** When it is paid next, or ends if it was cancelled, in ms. */
      periodEnd: z.number().nullable(),
      /** Cancelled, and not over yet: it can go on as if nothing had been. */
      resumable: z.boolean(),
      /** Whether Stripe may still charge for it, also where the plan is free. */
      renews: z.boolean(),
      /** Until when Premium stays on although a payment is owed, in ms; null where none is. */
      lateUntil: z.number().nullable(),
    })
    .nullable(),
  /** Whether invoices can be opened at Stripe. */
  invoices: z.boolean(),
});

export type Billing = z.infer<typeof billingSchema>;

export const getBilling = defineEndpoint({
  method: 'GET',
  path: '/api/billing',
  input: nothing,
  output: billingSchema,
  errors: ['not_authenticated'],
});

/** Begins a subscription, or finds the one that was begun: asking twice makes one. */
export const createSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/create-subscription',
  input: nothing,
  output: z.object({
    clientSecret: z.string(),
    subscriptionId: z.string(),
    kind: checkoutKindSchema,
  }),
  errors: [
    'not_authenticated',
    'payments_not_set_up',
    'payments_unreachable',
    'already_subscribed',
    'busy',
  ],
});

const CHANGE_ERRORS = [
  'not_authenticated',
  'payments_not_set_up',
  'payments_unreachable',
  'no_subscription',
  'busy',
] as const;

/** Ends a subscription with the time that is paid. Asking twice changes nothing more. */
export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/cancel-subscription',
  input: nothing,
  output: changed,
  errors: CHANGE_ERRORS,
});

/** Takes a cancellation back before the subscription has ended; nothing is charged by it. */
export const resumeSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/resume-subscription',
  input: nothing,
  output: changed,
  errors: CHANGE_ERRORS,
});

/** A hint that a payment went through. The server asks Stripe and believes nobody else. */
export const paymentSuccess = defineEndpoint({
  method: 'POST',
  path: '/api/payment-success',
  input: z.strictObject({ subscriptionId: z.string().trim().min(1).max(255) }),
  output: changed,
  errors: [
    'not_authenticated',
    'payments_not_set_up',
    'payments_unreachable',
    'not_found',
    'payment_not_confirmed',
    'trial_used',
    'busy',
  ],
});

/** The address of a page at Stripe where a person sees their invoices or mends their card. */
export const openBillingPage = defineEndpoint({
  method: 'POST',
  path: '/api/billing-page',
  input: z.strictObject({ page: z.enum(['invoices', 'card']) }),
  output: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  errors: ['not_authenticated', 'payments_not_set_up', 'payments_unreachable', 'no_subscription'],
});

/** What Stripe tells. Its body is signed byte by byte, so that it is read as bytes. */
export const stripeWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  input: z.unknown(),
  output: z.object({ received: z.literal(true) }),
  errors: ['payments_not_set_up', 'bad_signature', 'payments_unreachable'],
});
