import * as z from 'zod';

import { digestsSchema } from './digest';

/** Version of the envelope; a server that no longer speaks a client's version answers 426. */
export const PROTOCOL_VERSION = 1;

/** Version of the operations that this build writes; a server also takes the two versions before its own. */
export const OP_VERSION = 3;

export const OPS_PER_REQUEST = 500;
/** Size of a request's JSON before compression, in bytes. */
export const REQUEST_BYTES_MAX = 256 * 1024;
export const OP_BYTES_MAX = 64 * 1024;
export const CHANGES_PER_PAGE = 1_000;

/** What an operation does to its record. */
export const ACTS = ['put', 'del', 'restore'] as const;
export type Act = (typeof ACTS)[number];

/** Values are whatever JSON holds; the schema of the record's kind says what they must be. */
export type Patch = Record<string, Json>;
type Json = z.infer<ReturnType<typeof z.json>>;
const FIELD_NAME_MAX = 60;
// Not z.record(), which runs a schema for every key: what a field may be its kind's own schema says.
const patchSchema = z.custom<Patch>(isPatch, 'Invalid input: expected an object of short names');

function isPatch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const name in value) if (name.length > FIELD_NAME_MAX) return false;
  return true;
}

// Lighter than z.uuid(), which tells the versions apart: whatever looks like one may be an id.
const id = z.string().regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i);

/**
 * One change made on a device. Immutable once written.
 * `type` and `act` are open strings here: one that this server does not know is refused
 * by itself, with the rest of the batch going on.
 */
export const opSchema = z.strictObject({
  opId: id,
  v: z.number().int().min(1),
  type: z.string().max(40),
  id,
  act: z.string().max(20),
  /** Changed fields only, for put and restore. */
  patch: patchSchema.nullable(),
  /** The record's `seq` that the person saw when they made the change; 0 for none. */
  base: z.number().int().min(0),
  /** The device's clock when the change was made, in ms; compared after correction only. */
  at: z.number().int().min(0),
});
export type Op = z.infer<typeof opSchema>;

export const syncRequestSchema = z.strictObject({
  proto: z.number().int(),
  app: z.string().max(40),
  userId: z.string().max(60),
  replicaId: id,
  epoch: z.string().max(60).nullable(),
  cursor: z.number().int().min(0),
  limit: z.number().int().min(1).max(CHANGES_PER_PAGE),
  sentAt: z.number().int().min(0),
  /** Asks for the server's digest with the last page. */
  digest: z.boolean().optional(),
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
