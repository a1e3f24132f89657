import * as z from 'zod';

import { defineEndpoint } from '../endpoint';

const INVITE_USES_MAX = 1_000;
const INVITE_DAYS_MAX = 365;
const INVITE_LABEL_MAX = 60;

const between = (most: number) => {
  const words = `Enter a whole number from 1 to ${most}.`;
  return z.coerce.number({ error: words }).int(words).min(1, words).max(most, words);
};

export const newInviteSchema = z.strictObject({
  /** How many accounts can be made with it. */
  uses: between(INVITE_USES_MAX),
  days: between(INVITE_DAYS_MAX),
  /** A note for the administrators, such as whom it is for. */
  label: z.string().trim().max(INVITE_LABEL_MAX, `Use at most ${INVITE_LABEL_MAX} characters.`),
});

const inviteSchema = z.object({
  id: z.string(),
  label: z.string(),
  uses: z.number(),
  used: z.number(),
  /** In ms. */
  createdAt: z.number(),
  /** An administrator's name; null: the host, on the command line. */
  createdBy: z.string().nullable(),
  /** In ms. */
  expiresAt: z.number(),
});

export type Invite = z.infer<typeof inviteSchema>;
export type NewInvite = z.infer<typeof newInviteSchema>;

/** Newest first. Codes are stored as hashes, so they cannot be shown again. */
export const listInvites = defineEndpoint({
  method: 'GET',
  path: '/api/admin/invites',
  input: z.strictObject({
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    /** Whether invites are needed: the setting SIGNUPS. */
    signups: z.enum(['open', 'invite', 'closed']),
    invites: z.array(inviteSchema),
    total: z.number(),
  }),
  errors: ['admin_not_authenticated'],
});

export const createInvite = defineEndpoint({
  method: 'POST',
  path: '/api/admin/invites',
  input: newInviteSchema,
  /** The code and its link are returned only here. */
  output: z.object({ invite: inviteSchema, code: z.string(), link: z.string() }),
  errors: ['admin_not_authenticated'],
});

/** The invite stops working; accounts created with it stay. */
export const revokeInvite = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/invites/:id',
  input: z.strictObject({}),
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found'],
});
