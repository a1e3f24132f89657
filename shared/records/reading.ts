import * as z from 'zod';

/**
 * Why an analysis by the AI provider failed. `not_food`, `unreadable` (too dark or blurred) and `refused` are about
 * the picture; `provider_error`: the provider or our server failed; `too_often`: the day's free re-analyses are used
 * up.
 */
export const READING_FAILURES = [
  'provider_error',
  'not_food',
  'unreadable',
  'refused',
  'too_often',
] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];

/** Why an analysis runs: a new photo, a changed description, or a re-analysis request of the user. */
const READING_CAUSES = ['photo', 'words', 'asked'] as const;
export type ReadingCause = (typeof READING_CAUSES)[number];

/** How far the server is with a meal's analysis. Devices show it and never write it. */
export const progressSchema = z.strictObject({
  /** `waiting`: a try failed or the provider is paused; the next try is at `nextAt`. */
  state: z.enum(['queued', 'reading', 'waiting', 'failed']),
  cause: z.enum(READING_CAUSES),
  failure: z.enum(READING_FAILURES).nullable(),
  /** When the next try is, in ms by the server's clock. */
  nextAt: z.number().int().nullable(),
});

export type Progress = z.infer<typeof progressSchema>;
