import * as z from 'zod';

import { REJECTIONS } from '#shared/sync/protocol';

import { defineEndpoint } from '../endpoint';

const nothing = z.strictObject({});

/** One kind of background work. Numbers are of now; times in ms. */
export const jobKindSchema = z.object({
  /** 'photo', 'text', 'duplicate', 'mail', 'end-billing', 'checkout', 'customer'; a newer server may have more. */
  kind: z.string(),
  /** Whether this server can do it: readings need a provider, mail a mail server, the last three Stripe. */
  runnable: z.boolean(),
  queued: z.number(),
  running: z.number(),
  failed: z.number(),
  done: z.number(),
  /** Of those queued or running, the one that was first due longest ago. */
  oldestDueSince: z.number().nullable(),
});

export const getJobs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  input: nothing,
  output: z.object({
    kinds: z.array(jobKindSchema),
    /** The latest that were given up, newest first, 20 at most. Mails are in `listMails`. */
    failures: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        /** The account; of 'end-billing' the customer at Stripe. */
        userId: z.string(),
        attempts: z.number(),
        dueSince: z.number(),
      }),
    ),
  }),
  errors: ['admin_not_authenticated'],
});

/** How what the server leans on is set up, and how it has fared. */
export const getServices = defineEndpoint({
  method: 'GET',
  path: '/api/admin/services',
  input: nothing,
  output: z.object({
    version: z.string(),
    /** When this process started, in ms. */
    startedAt: z.number(),
    provider: z
      .object({
        model: z.string(),
        readsWords: z.boolean(),
        /** The most that a day (UTC) may cost, in the host's currency; null: no limit. */
        dailyCost: z.number().nullable(),
        /** Whether prices are set: without them each `cost` is 0. */
        priced: z.boolean(),
        /** The last 14 days on which it was asked, newest first. */
        days: z.array(z.object({ day: z.string(), calls: z.number(), cost: z.number() })),
      })
      .nullable(),
    mail: z
      .object({
        from: z.string(),
        /** Since the start of this process. */
        sent: z.number(),
        failed: z.number(),
        /** Waiting for another try, or their first; those of earlier processes too. */
        waiting: z.number(),
        lastSentAt: z.number().nullable(),
        lastFailure: z.object({ at: z.number(), reason: z.string() }).nullable(),
      })
      .nullable(),
    payments: z.object({
      ready: z.boolean(),
      /** Whether the key moves money; null where payments are not set up. */
      live: z.boolean().nullable(),
      /** Ends of payments that are owed to Stripe. */
      owed: z.number(),
    }),
  }),
  errors: ['admin_not_authenticated'],
});

/** How devices fare at syncing, of the last days that are asked for. */
export const getSyncHealth = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sync',
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(7) }),
  output: z.object({
    /** Devices that have sent something. */
    devices: z.number(),
    /** Of these, how many by the version of their app, most first. */
    apps: z.array(z.object({ app: z.string(), devices: z.number() })),
    /** Changes that were refused for good, by why. */
    rejects: z.array(
      z.object({
        code: z.enum(REJECTIONS),
        count: z.number(),
        people: z.number(),
        lastAt: z.number(),
      }),
    ),
    /** Comparisons in which a device differed from the server. */
    digestMismatches: z.object({
      count: z.number(),
      people: z.number(),
      lastAt: z.number().nullable(),
    }),
    /** Devices that had to load everything anew: away too long, or of another history. */
    reloads: z.object({ count: z.number(), people: z.number(), lastAt: z.number().nullable() }),
    /** The same by day (UTC, 'YYYY-MM-DD'), oldest first; days without any are left out. */
    days: z.array(
      z.object({
        day: z.string(),
        rejects: z.number(),
        digestMismatches: z.number(),
        reloads: z.number(),
      }),
    ),
  }),
  errors: ['admin_not_authenticated'],
});

export type Jobs = z.output<typeof getJobs.output>;
export type Services = z.output<typeof getServices.output>;
export type SyncFigures = z.output<typeof getSyncHealth.output>;
