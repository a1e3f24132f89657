import * as z from 'zod';

import { REMINDER_TYPES } from '#shared/records/reminders';

import { defineEndpoint } from './endpoint';

const nothing = z.strictObject({});
const ok = z.object({ ok: z.literal(true) });

/**
 * Ends the reminders of the mail whose link it is, without a session. Mail programs call it with one click
 * (RFC 8058), and so with a body that is not looked at.
 */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/:id',
  input: nothing,
  output: z.object({ type: z.enum(REMINDER_TYPES) }),
  errors: ['bad_unsubscribe_link'],
});

/** Which ways of reminding this server has, and whether this browser is notified. */
export const getReminderWays = defineEndpoint({
  method: 'GET',
  path: '/api/reminders',
  input: nothing,
  output: z.object({
    email: z.boolean(),
    /** With which browsers subscribe; null where the host has set up no notifications. */
    pushKey: z.string().nullable(),
    /** Whether the browser of this session has subscribed. */
    subscribed: z.boolean(),
  }),
  errors: [],
});

const base64url = z.string().regex(/^[\w-]{1,200}={0,2}$/);

/** Has this browser notified, until its session ends. */
export const subscribePush = defineEndpoint({
  method: 'POST',
  path: '/api/reminders/push',
  /** As a browser's `PushSubscription` has it. */
  input: z.strictObject({
    endpoint: z.string().max(1_000),
    keys: z.strictObject({ p256dh: base64url, auth: base64url }),
  }),
  output: ok,
  errors: ['push_not_set_up', 'no_push_service'],
});

/** Ends it. */
export const unsubscribePush = defineEndpoint({
  method: 'DELETE',
  path: '/api/reminders/push',
  input: nothing,
  output: ok,
  errors: [],
});
