import * as z from 'zod';

import { defineEndpoint } from '../endpoint';

/** What a mail is for. */
export const MAIL_KINDS = [
  'password_reset',
  'password_changed',
  'confirm_email',
  'email_change_asked',
  'email_changed',
  'account_deleted',
  'new_device',
  'second_factor',
  /** The daily mail to administrators. */
  'desk_digest',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const listedMailSchema = z.object({
  id: z.string(),
  /** One of `MAIL_KINDS`; a newer server may have more. */
  kind: z.string(),
  /** Shortened: 'a***@example.org'. */
  to: z.string(),
  /** The account that it is about; null for administrators, and for who has no account any more. */
  userId: z.string().nullable(),
  state: z.enum(['waiting', 'failed']),
  tries: z.number(),
  /** In ms. */
  createdAt: z.number(),
  /** When it is tried next; null where it was given up, or is being sent now. */
  nextTryAt: z.number().nullable(),
  /** After this time it is not sent any more. */
  endsAt: z.number(),
  /** What the mail server said to the last try, in words and without addresses. */
  lastAnswer: z.string().nullable(),
  /** Whether it can be sent again by hand: not where it held a link, which is erased. */
  resendable: z.boolean(),
});

/** Mails that wait for the mail server or were given up, newest first. */
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

/** Has a mail sent now: one that waits before its time, one that was given up for another day. */
export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/resend',
  input: z.strictObject({}),
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found', 'mail_erased', 'mail_not_set_up'],
});

export type ListedMail = z.output<typeof listedMailSchema>;
