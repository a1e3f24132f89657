import * as z from 'zod';

import { USUAL_PLAN } from '#shared/rules/plan';

import { defineEndpoint } from './endpoint';

/** Whether the server and its database respond. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  input: z.strictObject({}),
  output: z.object({
    ok: z.literal(true),
    /** 'disk_full': reading works, writing does not. */
    status: z.enum(['ok', 'disk_full']),
    /**
     * The nightly backup: 'failed' if the last one could not be made, 'waiting' until the first one. Missing from
     * older servers.
     */
    backups: z.enum(['off', 'waiting', 'ok', 'failed']).optional(),
    /**
     * The photo bucket, if one is set up: 'away' if the last call to it failed. Entries without a photo are still
     * saved.
     */
    photos: z.enum(['ok', 'away']).optional(),
    version: z.string(),
  }),
  errors: [],
});

/**
 * On the answer to a health check: how many addresses X-Forwarded-For had, and the protocol that the proxy named. By it
 * the doctor finds a proxy that adds nothing, or a wrong `TRUST_PROXY`.
 */
export const FORWARDED_HEADER = 'Platelog-Forwarded';

/** Liveness: whether the process responds at all. If not, it should be restarted. Checks nothing else. */
export const live = defineEndpoint({
  method: 'GET',
  path: '/api/health/live',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('live'), version: z.string() }),
  errors: [],
});

/** Between the two events of `tryStream`. */
export const STREAM_PAUSE_MS = 1_000;

/**
 * Server-sent events as those of `liveChanges`, without a session: two, with a pause between them. By it the doctor
 * finds a proxy that holds back what it is sent.
 */
export const tryStream = defineEndpoint({
  method: 'GET',
  path: '/api/health/stream',
  input: z.strictObject({}),
  output: z.unknown(),
  errors: [],
});

/** Readiness: whether the server can accept all requests. If not, the error says why. */
export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/health/ready',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ready'), version: z.string() }),
  errors: ['not_ready'],
});

/** What a host grants to all users. */
export const hostPlanSchema = z.object({
  /** Free photo analyses per account, in total; null: no limit. */
  freeImages: z.number().int().min(0).nullable(),
  /** Every account counts as Premium, whatever it has paid. */
  premiumForAll: z.boolean(),
});

/** What the public pages say about the server. */
const hostSchema = z.object({
  operatorName: z.string(),
  /** Empty if the host has not set it. */
  operatorAddress: z.string(),
  contactEmail: z.string(),
  /** A data protection officer, or `contactEmail`. */
  dpoContact: z.string(),
  /** Without a slash at the end. */
  publicUrl: z.string(),
  /** Days of the free trial; 0: none. */
  trialDays: z.number().int().min(0),
  /** What is free. Missing from older servers. */
  plan: hostPlanSchema.default(USUAL_PLAN),
  /** Who may make an account. */
  signups: z.enum(['open', 'invite', 'closed']).default('open'),
  /** Single sign-on, and whether it is the only way to sign in; null: not set up. Missing from older servers. */
  singleSignOn: z.object({ name: z.string(), only: z.boolean() }).nullable().default(null),
  /** Who receives users' data besides the operator, as text with name, country and privacy policy; empty: nobody. */
  recipients: z.object({
    ai: z.string(),
    barcodes: z.string(),
    payments: z.string(),
    mails: z.string(),
    push: z.string(),
    hosting: z.string(),
    /** Missing from older servers. */
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
