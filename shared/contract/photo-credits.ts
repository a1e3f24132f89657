import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/**
 * Why a line stands in the book of images. Counted: `announced` with the photo's record, `brought` with
 * its bytes, `earlier` before the book was kept. Given back: `failed`, `not_food`, `unreadable`,
 * `refused`, `duplicate`, `expired` and `deleted`. For nothing: `reread`, and `kept`, where a picture
 * without food stays counted because the day's refunds of that sort are used up.
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
  'reread',
  'kept',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Images that are given back in 24 hours for what is on the picture; failures of ours have no such limit. */
export const PICTURE_REFUNDS_A_DAY = 5;
/** Free re-readings of one person in 24 hours. */
export const REREADINGS_A_DAY = 20;

export const photoCredits = defineEndpoint({
  method: 'GET',
  path: '/api/photo-credits',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Lines before this number, for the page after. */
    before: z.coerce.number().int().min(1).optional(),
  }),
  output: z.object({
    used: z.number(),
    /** Images that the account may have read in its life; null where there is no limit. */
    limit: z.number().nullable(),
    left: z.number().nullable(),
    /** Refunds for what is on the picture that are left for the next 24 hours. */
    pictureRefundsLeft: z.number(),
    entries: z.array(
      z.object({
        n: z.number(),
        at: z.number(),
        /** +1 counted, -1 given back, 0 for nothing. */
        change: z.number(),
        why: z.enum(CREDIT_REASONS),
        /** The same for people. */
        words: z.string(),
        photoId: z.string(),
        /** What the account had used after it. */
        used: z.number(),
      }),
    ),
    more: z.boolean(),
  }),
  errors: ['not_authenticated'],
});
