import * as z from 'zod';

import { emailSchema } from './accounts';
import { defineEndpoint } from './endpoint';

// Name and subject become lines of a mail's head: a break in them could add lines of its own.
const lineSchema = (missing: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `Please use at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'Please write this in one line');

/** A message from anyone to whoever runs the server. */
export const contactSchema = z.strictObject({
  name: lineSchema('Your name is required', 100),
  email: emailSchema,
  subject: lineSchema('A subject is required', 200),
  message: z.string().trim().max(5_000, 'Please use at most 5,000 characters').optional(),
});

export type ContactMessage = z.infer<typeof contactSchema>;

export const sendContact = defineEndpoint({
  method: 'POST',
  path: '/api/contact',
  input: contactSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: [],
});
