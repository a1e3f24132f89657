import * as z from 'zod';

import { USUAL_PLAN } from '#shared/rules/plan';

import { defineEndpoint } from './endpoint';

/** Whether the server and its database answer. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  input: z.strictObject({}),
  output: z.object({
    ok: z.literal(true),
    /** 'disk_full': reading works, writing does not. */
    status: z.enum(['ok', 'disk_full']),
    /**
     * The nightly backup: 'failed' if the last one could not be made, 'waiting' until one is known. An older server does not
     * say it.
     */
    backups: z.enum(['off', 'waiting', 'ok', 'failed']).optional(),
    /** The bucket of the photos, where there is one: 'away' if its last call failed. Entries without a photo are saved. */
    photos: z.enum(['ok', 'away']).optional(),
    version: z.string(),
  }),
  errors: [],
});

/** Whether the process answers at all: one that does not is to be started again. Asks nothing else. */
export const live = defineEndpoint({
  method: 'GET',
  path: '/api/health/live',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('live'), version: z.string() }),
  errors: [],
});

/** Whether the server can take everything that people send. If not, the refusal says why in words. */
export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/health/ready',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ready'), version: z.string() }),
  errors: ['not_ready'],
});

/** What a host grants to everybody. */
export const hostPlanSchema = z.object({
  /** Free photo analyses in an account's life; null: no limit. */
  freeImages: z.number().int().min(0).nullable(),
  /** Every account counts as Premium, whatever it has paid. */
  premiumForAll: z.boolean(),
});

/** What the public pages say about the server. */
const hostSchema = z.object({
  operatorName: z.string(),
  /** Empty where the host has not told it. */
  operatorAddress: z.string(),
  contactEmail: z.string(),
  /** A data protection officer, or `contactEmail`. */
  dpoContact: z.string(),
  /** Without a slash at the end. */
  publicUrl: z.string(),
  /** Days of the free trial; 0: none. */
  trialDays: z.number().int().min(0),
  /** What is free. An older server does not say it. */
  plan: hostPlanSchema.default(USUAL_PLAN),
  /** Who may make an account. */
  signups: z.enum(['open', 'invite', 'closed']).default('open'),
  /** How people sign in but with a password; null: not at all. An older server does not say it. */
  singleSignOn: z.object({ name: z.string(), only: z.boolean() }).nullable().default(null),
  /** Who gets data of people, besides the operator: names, countries and policies; empty: nobody. */
  recipients: z.object({
    ai: z.string(),
    barcodes: z.string(),
    payments: z.string(),
    mails: z.string(),
    push: z.string(),
    hosting: z.string(),
    /** An older server does not say it. */
    signIn: z.string().default(''),
  }),
});

export type Host = z.infer<typeof hostSchema>;

export const getHost = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  input: z.strictObject({}),
  output: hostSchema,
  errors: [],
});
