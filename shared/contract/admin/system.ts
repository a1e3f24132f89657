import * as z from 'zod';

import { REJECTIONS } from '#shared/sync/protocol';

import { defineEndpoint } from '../endpoint';

export const MAIL_KINDS = [
  'password_reset',
  'password_changed',
  'confirm_email',
  'email_change_asked',
  'email_changed',
  'account_deleted',
  'new_device',
  'second_factor',
  'passkey',
  'single_sign_on_linked',
  /** Sent once, after the registration. */
  'welcome',
  /** Reminders that users have turned on. They are never sent twice. */
  'daily_reminder',
  'upload_limit',
  /** Sends the host's announcement to all users. */
  'announcement',
  /** Notifies the host of a message from the contact form. */
  'contact_came',
  /** The daily mail to administrators. */
  'desk_digest',
] as const;

const listedMailSchema = z.object({
  id: z.string(),
  /** One of `MAIL_KINDS`; a newer server may have more. */
  kind: z.string(),
  /** Shortened: 'a***@example.org'. */
  to: z.string(),
  /** Null for administrators, and for deleted accounts. */
  userId: z.string().nullable(),
  state: z.enum(['waiting', 'failed']),
  tries: z.number(),
  /** In ms. */
  createdAt: z.number(),
  /** Null if the mail was given up, or is being sent now. */
  nextTryAt: z.number().nullable(),
  /** After this time it is not sent any more. */
  endsAt: z.number(),
  /** The mail server's last response, without addresses. */
  lastAnswer: z.string().nullable(),
  /** False if the mail contained a link, because links are erased. */
  resendable: z.boolean(),
});

/** Waiting mails and mails that were given up, newest first. */
export const listMails = defineEndpoint({
  method: 'GET',
  path: '/api/admin/mails',
  input: z.strictObject({
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(20),
  }),
  output: z.object({ mails: z.array(listedMailSchema), total: z.number() }),
  errors: ['admin_not_authenticated'],
});

/** Sends a waiting mail, or one that was given up, now. */
export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/resend',
  input: z.strictObject({}),
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found', 'mail_erased', 'mail_not_set_up'],
});

const nothing = z.strictObject({});

export const JOB_KINDS = [
  /** The AI provider reads a photo, or the words of a meal. */
  'photo',
  'text',
  /** Refunds the image of a photo that was sent twice, for versions up to 0.1.0. */
  'duplicate',
  'mail',
  /** Notifies a user's browsers. */
  'push',
  /** Ends a deleted account's subscriptions at Stripe. */
  'end-billing',
  /** Checks whether an open checkout has been paid. */
  'checkout',
  /** Tells Stripe of a changed name or email. */
  'customer',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Times in ms. */
const jobKindSchema = z.object({
  /** One of `JOB_KINDS`; a newer server may have more. */
  kind: z.string(),
  /**
   * Whether this server can run it: photos and texts need an AI provider, mail a mail server, the last three kinds
   * Stripe.
   */
  runnable: z.boolean(),
  queued: z.number(),
  running: z.number(),
  failed: z.number(),
  done: z.number(),
  /** When the oldest queued or running job was due. */
  oldestDueSince: z.number().nullable(),
});

export const getJobs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  input: nothing,
  output: z.object({
    kinds: z.array(jobKindSchema),
    /** Jobs that were given up, newest first, at most 20. Mails are in `listMails`. */
    failures: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        /** For 'end-billing', the customer at Stripe. */
        userId: z.string(),
        attempts: z.number(),
        dueSince: z.number(),
      }),
    ),
  }),
  errors: ['admin_not_authenticated'],
});

/**
 * Runs a job again that was given up. Does nothing if the job is already running again. Fails with 'not_retryable' if
 * the job's subject is gone, or if the user has no image left or has withdrawn consent. For mails use `resendMail`.
 */
export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  input: nothing,
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found', 'not_retryable'],
});

export const getServices = defineEndpoint({
  method: 'GET',
  path: '/api/admin/services',
  input: nothing,
  output: z.object({
    version: z.string(),
    /** In ms. */
    startedAt: z.number(),
    /** Null if the server makes no nightly backups. Times in ms. */
    backups: z
      .object({
        /** 0 to 23, by the clock of the server. */
        hour: z.number(),
        keep: z.number(),
        /** When the newest known backup of this database was made. */
        lastMadeAt: z.number().nullable(),
        /** Why the last one could not be made. */
        failure: z.object({ at: z.number(), reason: z.string() }).nullable(),
      })
      .nullable(),
    provider: z
      .object({
        model: z.string(),
        readsWords: z.boolean(),
        /** The most that a day (UTC) may cost, in the host's currency; null: no limit. */
        dailyCost: z.number().nullable(),
        /** Without prices each `cost` is 0. */
        priced: z.boolean(),
        /** The last 14 days with calls, newest first. */
        days: z.array(z.object({ day: z.string(), calls: z.number(), cost: z.number() })),
      })
      .nullable(),
    mail: z
      .object({
        from: z.string(),
        /** Since the start of this process. */
        sent: z.number(),
        failed: z.number(),
        /** Includes mails of earlier processes. */
        waiting: z.number(),
        lastSentAt: z.number().nullable(),
        lastFailure: z.object({ at: z.number(), reason: z.string() }).nullable(),
      })
      .nullable(),
    /** Reminders and other campaigns of the last seven days, and whether push notifications are set up. */
    reminders: z.object({
      push: z.boolean(),
      browsers: z.number(),
      sent: z.array(
        z.object({
          /** 'daily_reminder', 'upload_limit', 'welcome' or 'announcement'; a newer server may have more. */
          type: z.string(),
          /** 'email' or 'push'. */
          channel: z.string(),
          sent: z.number(),
          waiting: z.number(),
          failed: z.number(),
        }),
      ),
      lastFailure: z.object({ at: z.number(), answer: z.string().nullable() }).nullable(),
    }),
    payments: z.object({
      ready: z.boolean(),
      /** Every account has Premium, so nothing is sold. */
      forAll: z.boolean().optional(),
      /** Whether it is a live key; null if payments are not set up. */
      live: z.boolean().nullable(),
      /** Number of customers whose subscriptions still have to be ended at Stripe. */
      owed: z.number(),
    }),
  }),
  errors: ['admin_not_authenticated'],
});

/** How devices synced in the last days. */
export const getSyncHealth = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sync',
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(7) }),
  output: z.object({
    /** Number of devices that sent something. */
    devices: z.number(),
    /** By version of the app, most first. */
    apps: z.array(z.object({ app: z.string(), devices: z.number() })),
    /** Rejected operations. */
    rejects: z.array(
      z.object({
        code: z.enum(REJECTIONS),
        count: z.number(),
        people: z.number(),
        lastAt: z.number(),
      }),
    ),
    /** How often a device's digest differed from the server's. */
    digestMismatches: z.object({
      count: z.number(),
      people: z.number(),
      lastAt: z.number().nullable(),
    }),
    /** Devices that did a full reload: away too long, or of another database epoch. */
    reloads: z.object({ count: z.number(), people: z.number(), lastAt: z.number().nullable() }),
    /** By day (UTC, 'YYYY-MM-DD'), oldest first; days without any are left out. */
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

export type MailKind = (typeof MAIL_KINDS)[number];

export type ListedMail = z.output<typeof listedMailSchema>;
