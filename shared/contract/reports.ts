import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/** How the app failed: a script, a promise that nobody waited for, or a screen that could not be drawn. */
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

/** A failure of the app on somebody's device: what it was and where in our code, and nothing of the person. */
export const failureReportSchema = z.strictObject({
  /** Made on the device: the same report that comes twice is one. */
  id: z.uuid(),
  kind: z.enum(FAILURE_KINDS),
  message: line(MESSAGE_MAX).min(1),
  /** Where in our code, the innermost first: 'save (main.js:1:2345)'. */
  stack: z.array(line(FRAME_MAX)).max(FRAMES_MAX),
  /** The page that was open, without anything behind its path. */
  page: line(60),
  /** The build of the app. */
  app: line(40),
  /** 'Chrome 142 on Android'. */
  browser: line(60),
  /** How often it happened before the report was sent. */
  times: z.number().int().min(1).max(9_999),
  /** When it happened last, by the device's clock, in ms. */
  at: z.number().int().min(0).max(8_640_000_000_000_000),
});

export type FailureReport = z.infer<typeof failureReportSchema>;

/** Sends a report, which its person has read and wants sent. Kept without an account and without an address. */
export const sendReport = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  input: failureReportSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: [],
});
