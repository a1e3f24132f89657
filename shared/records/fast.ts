import * as z from 'zod';

import { defineRecord } from './record';

// The start of the years 2000 and 2100. A time outside of them comes from a wrong clock.
const instant = z.number().int().min(946_684_800_000).max(4_102_444_800_000);

const clientFields = z.strictObject({
  /**
   * In ms since the epoch, not wall-clock time, so that its length is right when daylight saving time begins or ends.
   */
  startedAt: instant,
  /** Null while the fast is running. */
  endedAt: instant.nullable(),
});

/** A time without food. If two offline devices each start one, both are kept. */
export const fastKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type Fast = z.infer<typeof clientFields>;
