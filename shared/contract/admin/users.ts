import * as z from 'zod';

import { emailSchema } from '../accounts';
import { defineEndpoint } from '../endpoint';

const nothing = z.strictObject({});

/** Money of a payment that went back: given back by the host, or asked back by the person's bank. */
export const moneyBackSchema = z.object({
  kind: z.enum(['refund', 'dispute']),
  /** Stripe's word: 'succeeded', 'pending', 'needs_response', 'lost', 'won'... */
  status: z.string(),
  cents: z.number(),
  /** As Stripe writes it: 'usd'. */
  currency: z.string(),
  /** In ms. */
  at: z.number(),
});

export type MoneyBack = z.infer<typeof moneyBackSchema>;

/** What the desk shows of an account. */
export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** 'free', 'premium' and 'cancelled', which an administrator may set; 'active' and 'past_due' come from Stripe. */
  subscriptionStatus: z.string(),
  /** Until when a cancelled subscription is paid, in ms. */
  subscriptionEndDate: z.number().nullable(),
  imagesUploaded: z.number(),
  /** In ms. */
  createdAt: z.number(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  /** Whether Stripe goes on charging although the status here, which an administrator set, says otherwise. */
  stillCharged: z.boolean(),
  /** Whether a subscription goes on at Stripe by itself, whatever the status here. */
  renews: z.boolean(),
  /** Until when that one is paid, in ms; null where none goes on, or nothing of it is paid. */
  paidUntil: z.number().nullable(),
  /** Refunds and disputes, the newest first. */
  moneyBack: z.array(moneyBackSchema),
});

export type AdminUser = z.infer<typeof adminUserSchema>;

/**
 * What becomes of the subscription at Stripe when a status is set: it goes on, it ends with the time that is
 * paid, or it ends at once. Nothing is refunded by any of them.
 */
export const STRIPE_CHOICES = ['leave', 'period_end', 'now'] as const;
export type StripeChoice = (typeof STRIPE_CHOICES)[number];

/** Statuses that an administrator may set. */
export const GIVEN_STATUSES = ['free', 'premium', 'cancelled'] as const;
export type GivenStatus = (typeof GIVEN_STATUSES)[number];

export const USER_ORDERS = ['name', 'email', 'status', 'images', 'joined'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export const SEARCH_MAX = 200;
/** Users of one answer. */
export const USERS_PER_PAGE_MAX = 200;

const search = z.string().trim().max(SEARCH_MAX, `Please use at most ${SEARCH_MAX} characters`);

/** A page of the users, newest first where nothing else is said. */
export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  input: z.strictObject({
    /**
     * Parts of an e-mail, a first name, a last name or a status, in any case of letters ('premium' finds
     * everyone who has it); or an account's id, or Stripe's of a customer or a subscription.
     */
    search: search.optional(),
    sort: z.enum(USER_ORDERS).default('joined'),
    direction: z.enum(['ascending', 'descending']).default('descending'),
    /** How many users to pass over. */
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(USERS_PER_PAGE_MAX).default(50),
  }),
  output: z.object({
    users: z.array(adminUserSchema),
    /** How many users the search finds: the X of 'Showing X of Y users'. */
    matching: z.number(),
    /** How many there are: the Y. */
    total: z.number(),
  }),
  errors: ['admin_not_authenticated'],
});

/** The form of the desk's dialog. */
export const userEmailSchema = z.strictObject({ email: emailSchema });

/** Gives an account another e-mail. Links that went to the old one end, and both addresses are told. */
export const updateUserEmail = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/email',
  input: userEmailSchema,
  output: z.object({ user: adminUserSchema }),
  errors: ['admin_not_authenticated', 'not_found', 'email_taken'],
});

/**
 * Sets an account's status. It stays until something changes or is paid at Stripe. No payment begins or ends
 * by it, unless `stripe` says so; where Stripe cannot do that, the status stays as it is.
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

/** Signs an account out on every device. */
export const endUserSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  input: nothing,
  output: z.object({
    ok: z.literal(true),
    /** How many sessions ended. */
    ended: z.number(),
  }),
  errors: ['admin_not_authenticated', 'not_found'],
});

/** Deletes an account with everything in it, its payments at Stripe too. */
export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  input: nothing,
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found'],
});

/** Header of the export's answer: how many users are in it. */
export const EXPORT_COUNT_HEADER = 'Platelog-Users';

/**
 * All users as a CSV file, oldest first: an attachment whose name is in `Content-Disposition`.
 * With `search`, those that it finds.
 */
export const exportUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  input: z.strictObject({ search: search.optional() }),
  output: z.unknown(),
  errors: ['admin_not_authenticated'],
});

/** The figures of the cards above the table. */
export const userStatisticsSchema = z.object({
  total: z.number(),
  /** Status premium, active or past_due. */
  premium: z.number(),
  /** All others. */
  free: z.number(),
  /** Of the free ones, those whose status is cancelled. */
  cancelled: z.number(),
  /** Images counted on all accounts together. */
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
