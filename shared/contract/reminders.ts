import * as z from 'zod';

import { REMINDER_TYPES } from '#shared/records/reminders';

import { defineEndpoint } from './endpoint';

const nothing = z.strictObject({});
const ok = z.object({ ok: z.literal(true) });

/**
 * Turns off the reminders of the mail that contains the link, without a session. Mail programs call it for one-click
 * unsubscribe (RFC 8058), so the body is ignored.
 */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/:id',
  input: nothing,
  output: z.object({ type: z.enum(REMINDER_TYPES) }),
  errors: ['bad_unsubscribe_link'],
});

/** Which kinds of reminders this server supports, and whether this browser gets push notifications. */
export const getReminderWays = defineEndpoint({
  method: 'GET',
  path: '/api/reminders',
  input: nothing,
  output: z.object({
    email: z.boolean(),
    /** The key with which browsers subscribe; null if the host has not set up push notifications. */
    pushKey: z.string().nullable(),
    /** Whether the browser of this session has subscribed. */
    subscribed: z.boolean(),
  }),
  errors: [],
});

const base64url = z.string().regex(/^[\w-]{1,200}={0,2}$/);

/** Subscribes this browser to push notifications until its session ends. */
export const subscribePush = defineEndpoint({
  method: 'POST',
  path: '/api/reminders/push',
  /** The browser's `PushSubscription`. */
  input: z.strictObject({
    endpoint: z.string().max(1_000),
    keys: z.strictObject({ p256dh: base64url, auth: base64url }),
  }),
  output: ok,
  errors: ['push_not_set_up', 'no_push_service'],
});

/** Ends this browser's subscription. */
export const unsubscribePush = defineEndpoint({
  method: 'DELETE',
  path: '/api/reminders/push',
  input: nothing,
  output: ok,
  errors: [],
});
