import * as z from 'zod';

import { REJECTIONS } from '#shared/sync/protocol';

import { defineEndpoint } from '../endpoint';
import { CREDIT_REASONS } from '../photo-credits';
import { adminUserSchema } from './users';

/** The most entries of each list; the newest are kept. */
export const USER_FACTS_MOST = 20;

/** What an administrator needs to help a user: never the user's entries, photos or texts. Times in ms. */
const userFactsSchema = z.object({
  user: adminUserSchema,
  hasSecondFactor: z.boolean(),
  /** Open sessions, last used first, without addresses and ids. */
  sessions: z.array(
    z.object({
      /** 'Chrome on Windows'; null: unknown. */
      device: z.string().nullable(),
      createdAt: z.number(),
      /** Accurate to ten minutes. */
      lastUsedAt: z.number(),
      sharedDevice: z.boolean(),
    }),
  ),
  /** Databases on devices, last synced first. */
  devices: z.array(z.object({ app: z.string(), lastSyncAt: z.number() })),
  deviceCount: z.number(),
  sync: z.object({
    /** All kinds together, deleted ones included. */
    records: z.number(),
    bytes: z.number(),
    /** In the last 90 days, by kind. */
    troubles: z.array(
      z.object({
        kind: z.enum(['reject', 'digest', 'reload']),
        /** Only for 'reject'. */
        code: z.enum(REJECTIONS).nullable(),
        count: z.number(),
        lastAt: z.number(),
      }),
    ),
  }),
  /** Newest first. */
  credits: z.array(
    z.object({
      at: z.number(),
      /** +1 charged, -1 refunded, 0 free. */
      change: z.number(),
      why: z.enum(CREDIT_REASONS),
      used: z.number(),
    }),
  ),
  /** At Stripe, newest first. */
  subscriptions: z.array(
    z.object({
      id: z.string(),
      /** Stripe's status. */
      status: z.string(),
      createdAt: z.number(),
      periodEnd: z.number().nullable(),
      cancelAt: z.number().nullable(),
      endedAt: z.number().nullable(),
    }),
  ),
  /** Newest first. Sent mails are deleted after a day. */
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
      createdAt: z.number(),
      tries: z.number(),
      lastAnswer: z.string().nullable(),
    }),
  ),
});

export type UserFacts = z.infer<typeof userFactsSchema>;

export const getUserFacts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  input: z.strictObject({}),
  output: userFactsSchema,
  errors: ['admin_not_authenticated', 'not_found'],
});
