import * as z from 'zod';

import { defineEndpoint } from './endpoint';

const announcementSchema = z.object({
  /** Counts up. */
  n: z.number().int(),
  title: z.string(),
  /** Plain text, with line breaks. */
  text: z.string(),
  /** From when it applies: 'YYYY-MM-DD'. */
  effectiveOn: z.string(),
  /** In ms. */
  announcedAt: z.number(),
  /** Put aside, on whatever device. */
  seen: z.boolean(),
});

export type Announcement = z.infer<typeof announcementSchema>;

/** What the host has told since the account was made, newest first, 50 at most. */
export const listAnnouncements = defineEndpoint({
  method: 'GET',
  path: '/api/announcements',
  input: z.strictObject({}),
  output: z.object({ announcements: z.array(announcementSchema) }),
  errors: ['not_authenticated'],
});

/** Puts aside an announcement and those before it. */
export const seeAnnouncements = defineEndpoint({
  method: 'POST',
  path: '/api/announcements/seen',
  input: z.strictObject({ upTo: z.number().int().min(1) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated'],
});
