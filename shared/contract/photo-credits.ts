import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/**
 * Charged: `announced` when the photo's record arrived, `brought` when its bytes were uploaded, `earlier` before
 * credits were recorded. Refunded: `failed`, `not_food`, `unreadable`, `refused`, `duplicate`, `expired`, `deleted`,
 * `not_sent`. No change: `reread`, and `kept` if the day's refunds for pictures without food are used up.
 */
export const CREDIT_REASONS = [
  'announced',
  'brought',
  'earlier',
  'failed',
  'not_food',
  'unreadable',
  'refused',
  'duplicate',
  'expired',
  'deleted',
  'not_sent',
  'reread',
  'kept',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** The most refunds in 24 hours for reasons in the picture. Our own failures are always refunded. */
export const PICTURE_REFUNDS_A_DAY = 5;
/** Per user in 24 hours. */
export const REREADINGS_A_DAY = 20;

export const photoCredits = defineEndpoint({
  method: 'GET',
  path: '/api/photo-credits',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    before: z.coerce.number().int().min(1).optional(),
  }),
  output: z.object({
    used: z.number(),
    /** For the account's lifetime; null: no limit. */
    limit: z.number().nullable(),
    left: z.number().nullable(),
    /** How many of `PICTURE_REFUNDS_A_DAY` are left. */
    pictureRefundsLeft: z.number(),
    entries: z.array(
      z.object({
        n: z.number(),
        at: z.number(),
        /** +1 charged, -1 refunded, 0 free. */
        change: z.number(),
        why: z.enum(CREDIT_REASONS),
        /** `why` in words for users. */
        words: z.string(),
        photoId: z.string(),
        /** Images used by the account after this entry. */
        used: z.number(),
      }),
    ),
    more: z.boolean(),
  }),
  errors: ['not_authenticated'],
});
