import * as z from 'zod';

import { REJECTIONS } from '#shared/sync/protocol';

import { defineEndpoint } from '../endpoint';
import { CREDIT_REASONS } from '../photo-credits';
import { adminUserSchema } from './users';

/** The newest lines of each list. */
export const USER_FACTS_MOST = 20;

/** What helps to help a person: never their entries, photos or words. Times in ms. */
const userFactsSchema = z.object({
  user: adminUserSchema,
  hasSecondFactor: z.boolean(),
  /** Those that have not ended, used last first. Without addresses and ids. */
  sessions: z.array(
    z.object({
      /** 'Chrome on Windows'; null: unknown. */
      device: z.string().nullable(),
      createdAt: z.number(),
      /** To ten minutes. */
      lastUsedAt: z.number(),
      sharedDevice: z.boolean(),
    }),
  ),
  /** Databases on devices, those that synced last first. */
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
        /** Of 'reject'. */
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
      /** +1 counted, -1 given back, 0 for nothing. */
      change: z.number(),
      why: z.enum(CREDIT_REASONS),
      used: z.number(),
    }),
  ),
  /** At Stripe, newest first. */
  subscriptions: z.array(
    z.object({
      id: z.string(),
      /** Stripe's word. */
      status: z.string(),
      createdAt: z.number(),
      periodEnd: z.number().nullable(),
      cancelAt: z.number().nullable(),
      endedAt: z.number().nullable(),
    }),
  ),
  /** Newest first; what was sent is forgotten after a day. */
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
