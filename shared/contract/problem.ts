import * as z from 'zod';

/** The body of every error answer: application/problem+json (RFC 9457). */
export const problemSchema = z.object({
  code: z.string(),
  title: z.string(),
  detail: z.string(),
  status: z.number(),
  /** Error texts by field path ('email', 'ops.3.patch'). */
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
