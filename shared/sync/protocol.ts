import * as z from 'zod';

import { digestsSchema } from './digest';
import { idSchema, opSchema, patchSchema } from './operation';

export { ACTS, OP_VERSION, asSent, type Act, type Op, type Patch } from './operation';

/** Version of the envelope; a server that no longer speaks a client's version answers 426. */
export const PROTOCOL_VERSION = 1;

export const OPS_PER_REQUEST = 1_000;
/** Size of a request's JSON before compression, in bytes. */
export const REQUEST_BYTES_MAX = 256 * 1024;
export const OP_BYTES_MAX = 64 * 1024;
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
export const rowSchema = z.object({
  type: z.string(),
  id: z.string(),
  seq: z.number().int(),
  deleted: z.boolean(),
  data: patchSchema.nullable(),
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
] as const;
export type Rejection = (typeof REJECTIONS)[number];

export const opResultSchema = z.object({
  opId: z.string(),
  status: z.enum(['applied', 'rejected']),
  /** Fields in which a later edit of another device stands. */
  lost: z.array(z.string()).optional(),
  code: z.enum(REJECTIONS).optional(),
  message: z.string().optional(),
  /**
   * The record as it stands. Left out where the `changes` of the same answer hold it: then the
   * result is to be taken in only together with them.
   */
  row: rowSchema.nullable().optional(),
});
export type OpResult = z.infer<typeof opResultSchema>;

/**
 * In place of a result: the operation was applied and made its record, under this number and at the
 * answer's `serverTime`; it holds the operation's patch and the first values of the server's own
 * fields.
 */
export const madeSchema = z.number().int().min(1);

export const syncResponseSchema = z.object({
  proto: z.number().int(),
  /** The server's version: a newer one may take what an older one did not know. */
  app: z.string().optional(),
  epoch: z.string(),
  userId: z.string(),
  serverTime: z.number().int(),
  since: z.number().int(),
  /** One for each operation of the request, in their order. */
  results: z.array(z.union([madeSchema, opResultSchema])),
  changes: z.array(rowSchema),
  cursor: z.number().int(),
  more: z.boolean(),
  /** The highest number of a deletion that the server has forgotten: what is below it and missing was deleted. */
  floor: z.number().int().optional(),
  digest: digestsSchema.optional(),
});
export type SyncResponse = z.infer<typeof syncResponseSchema>;
