import * as z from 'zod';

import { defineEndpoint } from '../endpoint';

const contactRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string().nullable(),
  /** In ms. */
  createdAt: z.number(),
  /** Null: nobody has handled it yet. */
  handledAt: z.number().nullable(),
  /** The administrator's name at that time. */
  handledBy: z.string().nullable(),
});

export type ContactRow = z.infer<typeof contactRowSchema>;

export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts',
  input: z.strictObject({
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({ contacts: z.array(contactRowSchema), total: z.number() }),
  errors: ['admin_not_authenticated'],
});

export const deleteContact = defineEndpoint({
  method: 'DELETE',
  path: '/api/contacts/:id',
  input: z.strictObject({}),
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found'],
});

/** Marks a message as handled, or as open again. */
export const setContactHandled = defineEndpoint({
  method: 'PUT',
  path: '/api/contacts/:id/handled',
  input: z.strictObject({ handled: z.boolean() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found'],
});
