import * as z from 'zod';

import { defineRecord } from './record';

// The year 2000, and 2100: what is outside of them is no clock's time.
const instant = z.number().int().min(946_684_800_000).max(4_102_444_800_000);

const clientFields = z.strictObject({
  /** In ms since the epoch, not wall-clock time: a night of a changed clock has its true length. */
  startedAt: instant,
  /** Null while it goes on. */
  endedAt: instant.nullable(),
});

/** A time without food. Of two devices that begin one without signal, both are kept. */
export const fastKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type Fast = z.infer<typeof clientFields>;
