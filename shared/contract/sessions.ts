import * as z from 'zod';

import { currentPasswordSchema } from './account-changes';
import { defineEndpoint } from './endpoint';

/** A session, as its owner recognizes it. */
export const sessionSchema = z.object({
  id: z.string(),
  /** 'Chrome on Windows'; null where it says nothing that we know. */
  device: z.string().nullable(),
  /** The network of its last use, shortened: '198.51.100.x'; null where it is not known. */
  network: z.string().nullable(),
  /** In ms. */
  createdAt: z.number(),
  /** To ten minutes, in ms. */
  lastUsedAt: z.number(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** Begun on a device that others use: it ends after 12 hours. */
  sharedDevice: z.boolean(),
});

export type OwnSession = z.infer<typeof sessionSchema>;

/** Ends of sessions take the password: whoever finds a device open cannot sign its owner out elsewhere. */
export const endSessionSchema = z.strictObject({ currentPassword: currentPasswordSchema });

export type EndSession = z.infer<typeof endSessionSchema>;

/** One's own sessions: the one that asks, then those that were used last. */
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
  errors: ['not_authenticated', 'wrong_password', 'not_found', 'busy'],
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  input: endSessionSchema,
  output: z.object({ ok: z.literal(true), ended: z.number() }),
  errors: ['not_authenticated', 'wrong_password', 'busy'],
});
