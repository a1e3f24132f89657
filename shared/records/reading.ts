import * as z from 'zod';

/**
 * Why a reading by the provider failed. `not_food`, `unreadable` (too dark or blurred) and
 * `refused` are about the picture; `provider_error` is nobody's fault here; `too_often`: more free
 * re-readings were asked for than a day has.
 */
export const READING_FAILURES = [
  'provider_error',
  'not_food',
  'unreadable',
  'refused',
  'too_often',
] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];

/** What a reading is for: a photo's first one, words that were changed, or a person's wish. */
const READING_CAUSES = ['photo', 'words', 'asked'] as const;
export type ReadingCause = (typeof READING_CAUSES)[number];

/** How far the server is with a meal's reading; devices show it and never write it. */
export const progressSchema = z.strictObject({
  /** `waiting`: a try has failed, or the provider is paused; the next is at `nextAt`. */
  state: z.enum(['queued', 'reading', 'waiting', 'failed']),
  cause: z.enum(READING_CAUSES),
  failure: z.enum(READING_FAILURES).nullable(),
  /** When it goes on, in ms of the server's clock. */
  nextAt: z.number().int().nullable(),
});

export type Progress = z.infer<typeof progressSchema>;
