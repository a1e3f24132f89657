import * as z from 'zod';

import { defineEndpoint } from '../endpoint';

/** What the log tells of. Those that end in 'viewed' are mere looks. */
export const AUDIT_ACTIONS = [
  'login',
  'logout',
  'users_viewed',
  'email_changed',
  'status_changed',
  'user_deleted',
  'sessions_ended',
  'users_exported',
  'contacts_viewed',
  'contact_deleted',
  'reports_viewed',
  'reports_deleted',
  'audit_viewed',
  'system_viewed',
  'second_factor_begun',
  /** By the host, on the command line; a second factor is set by its administrator, too. */
  'admin_created',
  'admin_disabled',
  'admin_enabled',
  'password_reset',
  'second_factor_set',
  'second_factor_removed',
  'reset_link_made',
  'mail_resent',
  'user_second_factor_removed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_OUTCOMES = ['done', 'refused'] as const;

export const auditEntrySchema = z.object({
  /** Counts the entries from 1, without a gap. */
  n: z.number(),
  /** In ms. */
  at: z.number(),
  action: z.enum(AUDIT_ACTIONS),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Who did it; null where it was the host, or a login of nobody. */
  adminId: z.string().nullable(),
  /** Their name then. */
  adminName: z.string().nullable(),
  /** What it was done to: the id of an account, a message, a group of reports or an administrator. */
  subjectId: z.string().nullable(),
  /** From where, as far as an address tells; null for the command line. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Facts such as { from: 'free', to: 'premium' }, { users: 1200 }, { reason: 'second_factor' }. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The log, newest first. */
export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  input: z.strictObject({
    action: z.enum(AUDIT_ACTIONS).optional(),
    outcome: z.enum(AUDIT_OUTCOMES).optional(),
    adminId: z.string().max(60).optional(),
    subjectId: z.string().max(60).optional(),
    /** 'changes' leaves out mere looks. */
    show: z.enum(['all', 'changes']).default('all'),
    /** From this time on, and before that one, in ms. */
    from: z.coerce.number().int().min(0).optional(),
    until: z.coerce.number().int().min(0).optional(),
    /** Entries before this number, for the page after. */
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    entries: z.array(auditEntrySchema),
    more: z.boolean(),
    /** For the filter: everyone who has ever been an administrator here. */
    admins: z.array(z.object({ id: z.string(), username: z.string() })),
    /** Whether every entry is as it was written, as far as the chain tells. */
    chain: z.object({
      intact: z.boolean(),
      entries: z.number(),
      /** When it was gone through last, in ms. */
      checkedAt: z.number(),
      /** The first entry that does not fit, where one does not. */
      brokenAt: z.number().nullable(),
    }),
  }),
  errors: ['admin_not_authenticated'],
});
