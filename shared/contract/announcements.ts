import * as z from 'zod';

import { defineEndpoint } from './endpoint';

const announcementSchema = z.object({
  /** Increases with each announcement. */
  n: z.number().int(),
  title: z.string(),
  /** Plain text, with line breaks. */
  text: z.string(),
  /** From when it applies: 'YYYY-MM-DD'. */
  effectiveOn: z.string(),
  /** In ms. */
  announcedAt: z.number(),
  /** Dismissed on any device. */
  seen: z.boolean(),
});

export type Announcement = z.infer<typeof announcementSchema>;

/** The host's announcements since the account was created, newest first, at most 50. */
export const listAnnouncements = defineEndpoint({
  method: 'GET',
  path: '/api/announcements',
  input: z.strictObject({}),
  output: z.object({ announcements: z.array(announcementSchema) }),
  errors: ['not_authenticated'],
});

/** Dismisses an announcement and all earlier ones. */
export const seeAnnouncements = defineEndpoint({
  method: 'POST',
  path: '/api/announcements/seen',
  input: z.strictObject({ upTo: z.number().int().min(1) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated'],
});
