import * as z from 'zod';

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
  /** Null for administrators, and for deleted accounts. */
  userId: z.string().nullable(),
  state: z.enum(['waiting', 'failed']),
  tries: z.number(),
  /** In ms. */
  createdAt: z.number(),
  /** Null if it was given up, or is being sent now. */
  nextTryAt: z.number().nullable(),
  /** After this time it is not sent any more. */
  endsAt: z.number(),
  /** The mail server's last answer, without addresses. */
  lastAnswer: z.string().nullable(),
  /** Not if it held a link, which is erased. */
  resendable: z.boolean(),
});

/** Mails that wait or were given up, newest first. */
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

/** Sends a mail now that waits or was given up. */
export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/resend',
  input: z.strictObject({}),
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found', 'mail_erased', 'mail_not_set_up'],
});

export type ListedMail = z.output<typeof listedMailSchema>;
