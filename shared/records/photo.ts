import * as z from 'zod';

import { PHOTO_BYTES_MAX } from './photo-limits';
import { READING_FAILURES } from './reading';
import { defineRecord } from './record';

export { PHOTO_BYTES_MAX, PHOTO_EDGE_MAX, PHOTO_PIXELS_MAX } from './photo-limits';

/**
 * What the server knows about a photo. `unanalysed`: stored but not analyzed, because the server has no AI provider
 * or the meal was deleted before. `over_limit`: the free images are used up. `expired`: its bytes were not uploaded
 * within a month; they still can be.
 */
const PHOTO_STATUSES = [
  'awaiting_upload',
  'over_limit',
  'expired',
  'unanalysed',
  'queued',
  'analysing',
  'done',
  'failed',
] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

const clientFields = z.strictObject({
  mealId: z.uuid(),
  /** SHA-256 of the stored bytes, lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.enum(['image/jpeg', 'image/webp', 'image/png']),
  bytes: z.number().int().min(1).max(PHOTO_BYTES_MAX),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
});

const serverFields = z.strictObject({
  status: z.enum(PHOTO_STATUSES),
  /** Why its last analysis failed. */
  failure: z.enum(READING_FAILURES).nullable(),
});

export const photoKind = defineRecord({
  client: clientFields,
  server: serverFields,
  first: { status: 'awaiting_upload', failure: null },
});

export type PhotoFields = z.infer<typeof clientFields>;
export type Photo = PhotoFields & Partial<z.infer<typeof serverFields>>;
