import * as z from 'zod';

import { digestsSchema } from './digest';
import { idSchema, opSchema, patchSchema } from './operation';
import { timesSchema } from './times';

export { OP_VERSION } from './op-version';
export { ACTS, type Act, type Op, type Patch } from './operation';

/** Version of the envelope that this build sends. A server answers 426 to a version that it does not support. */
export const PROTOCOL_VERSION = 2;
/** How many earlier versions of the envelope a server supports. */
const VERSIONS_BEFORE = 2;

/** Whether a server of this build supports a client with that version of the envelope. */
export function speaks(proto: number): boolean {
  return proto >= Math.max(1, PROTOCOL_VERSION - VERSIONS_BEFORE) && proto <= PROTOCOL_VERSION;
}

export const OPS_PER_REQUEST = 1_000;
/** Size of a request's JSON before compression, in bytes. */
export const REQUEST_BYTES_MAX = 256 * 1024;
export const OP_BYTES_MAX = 64 * 1024;
/** A `recover` holds a whole record, which may have been written by many operations. */
export const RECOVER_BYTES_MAX = 192 * 1024;
export const CHANGES_PER_PAGE = 2_000;

export const syncRequestSchema = z.strictObject({
  proto: z.number().int(),
  app: z.string().max(40),
  userId: z.string().max(60),
  replicaId: idSchema,
  epoch: z.string().max(60).nullable(),
  cursor: z.number().int().min(0),
  /** The most rows that the device wants; the server sends at most CHANGES_PER_PAGE. */
  limit: z.number().int().min(1),
  sentAt: z.number().int().min(0),
  /** Asks for the server's digest with the last page. */
  digest: z.boolean().optional(),
  /** How often in a row the digests have differed; missing if they were equal the last time. For the host's metrics. */
  differs: z.number().int().min(1).optional(),
  ops: z.array(opSchema).max(OPS_PER_REQUEST),
});
export type SyncRequest = z.infer<typeof syncRequestSchema>;

/** A record as the server stores it. The data of a deleted record may be gone. */
const rowSchema = z.object({
  type: z.string(),
  id: z.string(),
  seq: z.number().int(),
  deleted: z.boolean(),
  data: patchSchema.nullable(),
  times: timesSchema,
  /** When the server last changed it, in ms by the server's clock. */
  updatedAt: z.number().int(),
});
export type Row = z.infer<typeof rowSchema>;

/** Why the server rejects an operation permanently. */
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
  /** Names of the fields whose current value is a later edit from another device. */
  lost: z.array(z.string()).optional(),
  code: z.enum(REJECTIONS).optional(),
  message: z.string().optional(),
  /**
   * Sent with `at`, instead of the row: the operation created the record with this sequence number. The record holds
   * the operation's patch and the first values of the server's own fields.
   */
  seq: z.number().int().min(1).optional(),
  /** The time of every field of that record, in ms by the server's clock. Its `updatedAt` is `serverTime`. */
  at: z.number().int().optional(),
  /**
   * The record after the operation. Left out if it is among the `changes` of the same response: then the device must
   * store the result and the changes together.
   */
  row: rowSchema.nullable().optional(),
});
export type OpResult = z.infer<typeof opResultSchema>;

export const syncResponseSchema = z.object({
  proto: z.number().int(),
  /** The server's build. A device sends held operations again when it changes. */
  app: z.string().optional(),
  epoch: z.string(),
  userId: z.string(),
  serverTime: z.number().int(),
  since: z.number().int(),
  /** One for each operation of the request, in the same order. */
  results: z.array(opResultSchema),
  changes: z.array(rowSchema),
  cursor: z.number().int(),
  more: z.boolean(),
  /**
   * The highest sequence number among the tombstones that the server has removed. A record with a number up to this
   * one that the server does not send was deleted.
   */
  floor: z.number().int().optional(),
  digest: digestsSchema.optional(),
});
export type SyncResponse = z.infer<typeof syncResponseSchema>;
