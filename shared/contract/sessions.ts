import * as z from 'zod';

import { proofSchema } from './account-changes';
import { defineEndpoint } from './endpoint';

const sessionSchema = z.object({
  id: z.string(),
  /** 'Chrome on Windows'; null: unknown. */
  device: z.string().nullable(),
  /** Network of its last use: '198.51.100.x'; null: unknown. */
  network: z.string().nullable(),
  /** In ms. */
  createdAt: z.number(),
  /** In ms, accurate to ten minutes. */
  lastUsedAt: z.number(),
  current: z.boolean(),
  /** True: the session ends after 12 hours. */
  sharedDevice: z.boolean(),
  /** The name of the single sign-on service; null: a password. Missing from older servers. */
  signedInWith: z.string().nullable().optional(),
});

export type OwnSession = z.infer<typeof sessionSchema>;

/** Ending sessions needs the password, so that a stranger at an unlocked device cannot sign the owner out. */
const endSessionSchema = proofSchema;

export type EndSession = z.infer<typeof endSessionSchema>;

/** The caller's session first, then the others, last used first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  input: z.strictObject({}),
  output: z.object({ sessions: z.array(sessionSchema) }),
  errors: ['not_authenticated'],
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  input: endSessionSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated', 'wrong_password', 'confirmation_needed', 'not_found', 'busy'],
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  input: endSessionSchema,
  output: z.object({ ok: z.literal(true), ended: z.number() }),
  errors: ['not_authenticated', 'wrong_password', 'confirmation_needed', 'busy'],
});
