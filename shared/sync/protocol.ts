import * as z from 'zod';

import { digestsSchema } from './digest';
import { idSchema, opSchema, patchSchema } from './operation';
import { timesSchema } from './times';

export { OP_VERSION } from './op-version';
export { ACTS, type Act, type Op, type Patch } from './operation';

/** Version of the envelope that this build speaks; one that a server does not speak is answered 426. */
export const PROTOCOL_VERSION = 2;
/** How many versions of the envelope before its own a server still answers. */
const VERSIONS_BEFORE = 2;

/** Whether a server of this build answers a client of that version. */
export function speaks(proto: number): boolean {
  return proto >= Math.max(1, PROTOCOL_VERSION - VERSIONS_BEFORE) && proto <= PROTOCOL_VERSION;
}

export const OPS_PER_REQUEST = 1_000;
/** Size of a request's JSON before compression, in bytes. */
export const REQUEST_BYTES_MAX = 256 * 1024;
export const OP_BYTES_MAX = 64 * 1024;
/** What is recovered may have come together in many operations. */
export const RECOVER_BYTES_MAX = 192 * 1024;
export const CHANGES_PER_PAGE = 2_000;

export const syncRequestSchema = z.strictObject({
  proto: z.number().int(),
  app: z.string().max(40),
  userId: z.string().max(60),
  replicaId: idSchema,
  epoch: z.string().max(60).nullable(),
  cursor: z.number().int().min(0),
  /** The most rows that are wanted; the server sends at most CHANGES_PER_PAGE. */
  limit: z.number().int().min(1),
  sentAt: z.number().int().min(0),
  /** Asks for the server's digest with the last page. */
  digest: z.boolean().optional(),
  /** How often in a row the digests have differed, where they did the last time: for the host's figures. */
  differs: z.number().int().min(1).optional(),
  ops: z.array(opSchema).max(OPS_PER_REQUEST),
});
export type SyncRequest = z.infer<typeof syncRequestSchema>;

/** A record as the server holds it. A deleted one may have lost its data. */
const rowSchema = z.object({
  type: z.string(),
  id: z.string(),
  seq: z.number().int(),
  deleted: z.boolean(),
  data: patchSchema.nullable(),
  times: timesSchema,
  /** When the server last changed it, on the server's clock, in ms. */
  updatedAt: z.number().int(),
});
export type Row = z.infer<typeof rowSchema>;

/** Why the server refuses an operation for good. */
export const REJECTIONS = [
  'invalid',
  'deleted',
  'unsupported',
  'op_id_reuse',
  'too_large',
  'account_full',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

const opResultSchema = z.object({
  opId: z.string(),
  status: z.enum(['applied', 'rejected']),
  /** Fields in which a later edit of another device stands. */
  lost: z.array(z.string()).optional(),
  code: z.enum(REJECTIONS).optional(),
  message: z.string().optional(),
  /**
   * With `at`, in place of the row: the operation made the record, which holds the operation's patch
   * and the first values of the server's own fields, under this number.
   */
  seq: z.number().int().min(1).optional(),
  /** The time of every field of that record, in ms of the server's clock; `updatedAt` is `serverTime`. */
  at: z.number().int().optional(),
  /**
   * The record as it stands. Left out where the `changes` of the same answer hold it: then the
   * result is to be taken in only together with them.
   */
  row: rowSchema.nullable().optional(),
});
export type OpResult = z.infer<typeof opResultSchema>;

export const syncResponseSchema = z.object({
  proto: z.number().int(),
  /** The server's build: another one may take what this one does not know. */
  app: z.string().optional(),
  epoch: z.string(),
  userId: z.string(),
  serverTime: z.number().int(),
  since: z.number().int(),
  /** One for each operation of the request, in their order. */
  results: z.array(opResultSchema),
  changes: z.array(rowSchema),
  cursor: z.number().int(),
  more: z.boolean(),
  /** The highest number of a deletion that the server has forgotten: what is below it and missing was deleted. */
  floor: z.number().int().optional(),
  digest: digestsSchema.optional(),
});
export type SyncResponse = z.infer<typeof syncResponseSchema>;
