import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/** An uncaught error, an unhandled promise rejection, or a failed React component. */
export const FAILURE_KINDS = ['error', 'rejection', 'screen'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export const MESSAGE_MAX = 300;
export const FRAMES_MAX = 12;
export const FRAME_MAX = 160;

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'Please write this in one line');

/** What failed and where in our code; nothing about the user. */
export const failureReportSchema = z.strictObject({
  /** Made on the device, so that a report sent twice is stored once. */
  id: z.uuid(),
  kind: z.enum(FAILURE_KINDS),
  message: line(MESSAGE_MAX).min(1),
  /** Innermost first: 'save (main.js:1:2345)'. */
  stack: z.array(line(FRAME_MAX)).max(FRAMES_MAX),
  /** Only the path. */
  page: line(60),
  app: line(40),
  /** 'Chrome 142 on Android'. */
  browser: line(60),
  times: z.number().int().min(1).max(9_999),
  /** When it last happened, by the device's clock, in ms. */
  at: z.number().int().min(0).max(8_640_000_000_000_000),
});

export type FailureReport = z.infer<typeof failureReportSchema>;

/** Stored without account and IP address. */
export const sendReport = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  input: failureReportSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: [],
});
