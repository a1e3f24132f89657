import * as z from 'zod';

import { userSchema } from './accounts';
import { defineEndpoint } from './endpoint';

const nothing = z.strictObject({});
const changed = z.object({ user: userSchema });

/** 'payment' charges now; 'setup' saves a card for the end of the trial. */
const checkoutKindSchema = z.enum(['payment', 'setup']);

const billingSchema = z.object({
  ready: z.boolean(),
  /** Not a secret. */
  publishableKey: z.string().nullable(),
  /** Days of the free trial; 0 if the account has already had its trial. */
  trialDays: z.number(),
  /** A subscription that still needs a card. */
  checkout: z.object({ subscriptionId: z.string(), kind: checkoutKindSchema }).nullable(),
  subscription: z
    .object({
      trial: z.boolean(),
      /** The next payment, or the end if it was cancelled, in ms. */
      periodEnd: z.number().nullable(),
      /** Cancelled but not ended yet, so it can be resumed. */
      resumable: z.boolean(),
      /** Whether Stripe may still charge, even if the plan is free. */
      renews: z.boolean(),
      /** Until when Premium stays on although a payment is late, in ms; null if none is. */
      lateUntil: z.number().nullable(),
    })
    .nullable(),
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

/** Idempotent: repeating the call returns the same subscription. */
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

/** Premium stays until the end of the paid period. Idempotent. */
export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/cancel-subscription',
  input: nothing,
  output: changed,
  errors: CHANGE_ERRORS,
});

/** Undoes a cancellation; charges nothing. */
export const resumeSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/resume-subscription',
  input: nothing,
  output: changed,
  errors: CHANGE_ERRORS,
});

/** Only a hint: the server asks Stripe. */
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

/** A page at Stripe with invoices, or to change the card. */
export const openBillingPage = defineEndpoint({
  method: 'POST',
  path: '/api/billing-page',
  input: z.strictObject({ page: z.enum(['invoices', 'card']) }),
  output: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  errors: ['not_authenticated', 'payments_not_set_up', 'payments_unreachable', 'no_subscription'],
});

/** The body is read as raw bytes because Stripe signs it. */
export const stripeWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  input: z.unknown(),
  output: z.object({ received: z.literal(true) }),
  errors: ['payments_not_set_up', 'bad_signature', 'payments_unreachable'],
});
