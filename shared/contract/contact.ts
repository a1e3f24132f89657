import * as z from 'zod';

import { emailSchema } from './accounts';
import { defineEndpoint } from './endpoint';

// Without line breaks, which could inject mail headers.
const lineSchema = (missing: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `Please use at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'Please write this in one line');

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
