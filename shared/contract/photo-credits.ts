import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/**
 * Charged: `announced` with the photo's record, `brought` with its bytes, `earlier` before credits were recorded.
 * Refunded: `failed`, `not_food`, `unreadable`, `refused`, `duplicate`, `expired`, `deleted`, `not_sent`. Free: `reread`,
 * and `kept`, where the day's refunds of pictures without food are used up.
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

/** Refunds in 24 hours for what is in the picture; failures of ours are always refunded. */
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
    /** Of the account's life; null: no limit. */
    limit: z.number().nullable(),
    left: z.number().nullable(),
    /** Of `PICTURE_REFUNDS_A_DAY`. */
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
        /** Used by the account after this line. */
        used: z.number(),
      }),
    ),
    more: z.boolean(),
  }),
  errors: ['not_authenticated'],
});
