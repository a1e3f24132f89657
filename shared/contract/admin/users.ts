import * as z from 'zod';

import { emailSchema } from '../accounts';
import { defineEndpoint } from '../endpoint';
import { hostPlanSchema } from '../host';

const nothing = z.strictObject({});

/** Money that went back: refunded by the host, or disputed by the user's bank. */
const moneyBackSchema = z.object({
  kind: z.enum(['refund', 'dispute']),
  /** Stripe's status: 'succeeded', 'pending', 'needs_response', 'lost', 'won' ... */
  status: z.string(),
  cents: z.number(),
  currency: z.string(),
  /** In ms. */
  at: z.number(),
});

export type MoneyBack = z.infer<typeof moneyBackSchema>;

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Administrators may set 'free', 'premium' and 'cancelled'; 'active' and 'past_due' come from Stripe. */
  subscriptionStatus: z.string(),
  /** In ms. */
  subscriptionEndDate: z.number().nullable(),
  imagesUploaded: z.number(),
  /** What the host grants to all users. */
  hostPlan: hostPlanSchema.optional(),
  /** In ms. */
  createdAt: z.number(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  /** Whether Stripe keeps charging although an administrator has set a status without payment. */
  stillCharged: z.boolean(),
  /** Whether a subscription renews at Stripe, whatever the status here. */
  renews: z.boolean(),
  /** In ms; null if none renews, or nothing is paid. */
  paidUntil: z.number().nullable(),
  moneyBack: z.array(moneyBackSchema),
});

export type AdminUser = z.infer<typeof adminUserSchema>;

/** What happens to the subscription when a status is set. Nothing is refunded. */
export const STRIPE_CHOICES = ['leave', 'period_end', 'now'] as const;
export type StripeChoice = (typeof STRIPE_CHOICES)[number];

export const GIVEN_STATUSES = ['free', 'premium', 'cancelled'] as const;
export type GivenStatus = (typeof GIVEN_STATUSES)[number];

export const USER_ORDERS = ['name', 'email', 'status', 'images', 'joined'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export const SEARCH_MAX = 200;
const USERS_PER_PAGE_MAX = 200;

const search = z.string().trim().max(SEARCH_MAX, `Please use at most ${SEARCH_MAX} characters`);

/** Newest first by default. */
export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  input: z.strictObject({
    /**
     * Parts of an email, name or status, in any case; or an id of an account, or of a customer or subscription at Stripe.
     */
    search: search.optional(),
    sort: z.enum(USER_ORDERS).default('joined'),
    direction: z.enum(['ascending', 'descending']).default('descending'),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(USERS_PER_PAGE_MAX).default(50),
  }),
  output: z.object({
    users: z.array(adminUserSchema),
    /** The X in "Showing X of Y users". */
    matching: z.number(),
    /** The Y in "Showing X of Y users". */
    total: z.number(),
  }),
  errors: ['admin_not_authenticated'],
});

export const userEmailSchema = z.strictObject({ email: emailSchema });

/** Mails both addresses. Links to the old one stop working. */
export const updateUserEmail = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/email',
  input: userEmailSchema,
  output: z.object({ user: adminUserSchema }),
  errors: ['admin_not_authenticated', 'not_found', 'email_taken'],
});

/**
 * The status stays until something changes or is paid at Stripe. Payments change only if `stripe` says so; if that
 * fails at Stripe, the status does not change either.
 */
export const updateUserStatus = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/subscription',
  input: z.strictObject({
    status: z.enum(GIVEN_STATUSES, { error: 'Please choose a status.' }),
    stripe: z.enum(STRIPE_CHOICES).default('leave'),
  }),
  output: z.object({ user: adminUserSchema }),
  errors: ['admin_not_authenticated', 'not_found', 'payments_not_set_up', 'payments_unreachable'],
});

/** Mails a link to choose a new password. It replaces the previous link. */
export const sendResetLink = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reset-link',
  input: nothing,
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found', 'mail_not_set_up', 'rate_limited', 'busy'],
});

export const endUserSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  input: nothing,
  output: z.object({
    ok: z.literal(true),
    ended: z.number(),
  }),
  errors: ['admin_not_authenticated', 'not_found'],
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  input: nothing,
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found'],
});

/** The number of users in the file. */
export const EXPORT_COUNT_HEADER = 'Platelog-Users';

/** A CSV file, oldest first. With `search`, the users that it finds. */
export const exportUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  input: z.strictObject({ search: search.optional() }),
  output: z.unknown(),
  errors: ['admin_not_authenticated'],
});

const userStatisticsSchema = z.object({
  total: z.number(),
  /** 'premium', 'active' or 'past_due'. */
  premium: z.number(),
  free: z.number(),
  /** How many of the free accounts are cancelled. */
  cancelled: z.number(),
  /** Of all accounts. */
  images: z.number(),
});

export type UserStatistics = z.infer<typeof userStatisticsSchema>;

export const getStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/statistics',
  input: nothing,
  output: userStatisticsSchema,
  errors: ['admin_not_authenticated'],
});
