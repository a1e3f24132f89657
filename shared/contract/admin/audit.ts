import * as z from 'zod';

import { defineEndpoint } from '../endpoint';

/** Actions that end in 'viewed' only read. */
export const AUDIT_ACTIONS = [
  'login',
  'logout',
  'users_viewed',
  'user_viewed',
  'email_changed',
  'status_changed',
  'user_deleted',
  'sessions_ended',
  'users_exported',
  'contacts_viewed',
  'contact_deleted',
  'contact_handled',
  'contact_reopened',
  'invites_viewed',
  'invite_created',
  'invite_revoked',
  'reports_viewed',
  'reports_deleted',
  'audit_viewed',
  'system_viewed',
  'second_factor_begun',
  'passkey_begun',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  /** Done by the host on the command line. Administrators can also set a second factor themselves. */
  'admin_created',
  'admin_disabled',
  'admin_enabled',
  'password_reset',
  'second_factor_set',
  'second_factor_removed',
  'reset_link_made',
  'announced',
  'reset_link_sent',
  'mail_resent',
  'job_retried',
  'user_second_factor_removed',
  'user_exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Text for each action, on the screen and in the daily mail. */
export const AUDIT_ACTION_WORDS: Record<AuditAction, string> = {
  login: 'Signed in',
  logout: 'Signed out',
  users_viewed: 'Looked at the users',
  user_viewed: "Looked at a person's page",
  email_changed: "Changed a person's email",
  status_changed: "Changed a person's status",
  user_deleted: 'Deleted an account',
  sessions_ended: 'Signed a person out everywhere',
  users_exported: 'Exported the users',
  contacts_viewed: 'Read the messages',
  contact_deleted: 'Deleted a message',
  contact_handled: 'Marked a message as handled',
  contact_reopened: 'Opened a message again',
  invites_viewed: 'Looked at the invites',
  invite_created: 'Made an invite',
  invite_revoked: 'Took an invite back',
  reports_viewed: 'Looked at the reports',
  reports_deleted: 'Deleted reports',
  audit_viewed: 'Looked at the audit log',
  system_viewed: 'Viewed the system page',
  admin_created: 'Made somebody an administrator',
  admin_disabled: 'Disabled an administrator',
  admin_enabled: 'Enabled an administrator again',
  password_reset: "Set an administrator's password",
  second_factor_begun: 'Started to set up two-step sign-in',
  passkey_begun: 'Started to add a passkey',
  passkey_added: 'Added a passkey',
  passkey_renamed: 'Renamed a passkey',
  passkey_removed: 'Removed a passkey',
  second_factor_set: 'Set up two-step sign-in',
  second_factor_removed: "Removed an administrator's two-step sign-in",
  reset_link_made: 'Made a link to a new password',
  announced: 'Announced something to everybody',
  reset_link_sent: 'Sent a link to a new password',
  job_retried: 'Tried a job again',
  mail_resent: 'Sent a mail again',
  user_second_factor_removed: "Removed a person's two-step sign-in",
  user_exported: "Exported a person's data",
};

const AUDIT_OUTCOMES = ['done', 'refused'] as const;

const auditEntrySchema = z.object({
  /** Counts the entries from 1, without a gap. */
  n: z.number(),
  /** In ms. */
  at: z.number(),
  action: z.enum(AUDIT_ACTIONS),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Null: the host, or a login with an unknown name. */
  adminId: z.string().nullable(),
  /** At that time. */
  adminName: z.string().nullable(),
  /** The id of an account, a message, a group of reports or an administrator. */
  subjectId: z.string().nullable(),
  /** Null for the command line. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Such as { from: 'free', to: 'premium' }, { users: 1200 }, { reason: 'second_factor' }. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  input: z.strictObject({
    action: z.enum(AUDIT_ACTIONS).optional(),
    outcome: z.enum(AUDIT_OUTCOMES).optional(),
    adminId: z.string().max(60).optional(),
    subjectId: z.string().max(60).optional(),
    /** 'changes' leaves out the actions that only read. */
    show: z.enum(['all', 'changes']).default('all'),
    /** In ms; `until` is excluded. */
    from: z.coerce.number().int().min(0).optional(),
    until: z.coerce.number().int().min(0).optional(),
    /** Entries before this number: the next page. */
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    entries: z.array(auditEntrySchema),
    more: z.boolean(),
    admins: z.array(z.object({ id: z.string(), username: z.string() })),
    /** Whether the chain of hashes shows a manipulation of the log. */
    chain: z.object({
      intact: z.boolean(),
      entries: z.number(),
      /** In ms. */
      checkedAt: z.number(),
      /** The first entry whose hash does not match. */
      brokenAt: z.number().nullable(),
    }),
  }),
  errors: ['admin_not_authenticated'],
});
