import * as z from 'zod';

import type { Patch } from '../records/record';

/** What an operation does to its record. The device makes a `recover` by itself; the others are made by the user. */
export const ACTS = ['put', 'del', 'restore', 'recover'] as const;
export type Act = (typeof ACTS)[number];

export type { Patch };
const FIELD_NAME_MAX = 60;
// Not z.record(), which runs a schema for every key. The values are validated by the schema of the record's kind.
export const patchSchema = z.custom<Patch>(
  isPatch,
  'Invalid input: expected an object of short names',
);

function isPatch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const name in value) if (name.length > FIELD_NAME_MAX) return false;
  return true;
}

// Faster than z.uuid(), which also checks the UUID version. Any version may be an id. Upper case is refused, because
// ids are compared as text: the same id in capitals would be another record.
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
export const idSchema = z.string().regex(ID);

/** One change made on a device. Immutable once written. */
export interface Op {
  opId: string;
  v: number;
  /** Any text, and so is `act`: a server rejects only the operation with an unknown value, not the whole batch. */
  type: string;
  id: string;
  act: string;
  /** For `put` and `restore`, only the changed fields; for `recover`, the record's state. */
  patch: Patch | null;
  /** The record's `seq` that the user saw when making the change; 0 if the server had not sent the record. */
  base: number;
  /** When the change was made, in ms by the device's clock. Corrected before it is compared (`correctedTime`). */
  at: number;
  /**
   * Time of the latest change of these fields that the user had seen, in ms by the server's clock. The operation
   * counts as later than that. Needed when a server was restored from a backup while the operation waited, because
   * `base` then means nothing.
   */
  after?: number | undefined;
}

/**
 * An operation as it is sent. Before version 2 of the envelope, `opId` was left out if equal to `id`, and `base` if
 * 0.
 */
export type SentOp = Omit<Op, 'opId' | 'base'> & {
  opId?: string | undefined;
  base?: number | undefined;
};

interface Rule {
  field: keyof Op;
  holds: (op: SentOp) => boolean;
  message: string;
}

const NO_ID = 'Invalid input: expected a UUID';
const NO_NUMBER = 'Invalid input: expected a whole number';
const TOO_LONG = 'Too long';
const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;

// Checked in one step after the types. Zod rules on each field would take five times as long, for every operation of
// a first upload.
const RULES: Rule[] = [
  {
    field: 'opId',
    // Most operations use their record's id, which has a rule of its own.
    holds: ({ opId, id }) => opId === undefined || opId === id || ID.test(opId),
    message: NO_ID,
  },
  { field: 'v', holds: ({ v }) => isWhole(v, 1), message: NO_NUMBER },
  { field: 'type', holds: ({ type }) => type.length <= 40, message: TOO_LONG },
  { field: 'id', holds: ({ id }) => ID.test(id), message: NO_ID },
  { field: 'act', holds: ({ act }) => act.length <= 20, message: TOO_LONG },
  { field: 'base', holds: ({ base = 0 }) => isWhole(base, 0), message: NO_NUMBER },
  { field: 'at', holds: ({ at }) => isWhole(at, 0), message: NO_NUMBER },
  { field: 'after', holds: ({ after = 0 }) => isWhole(after, 0), message: NO_NUMBER },
];

/** Parses an operation as it was sent, and fills in what earlier versions of the envelope left out. */
export const opSchema = z
  .strictObject({
    opId: z.string().optional(),
    v: z.number(),
    type: z.string(),
    id: z.string(),
    act: z.string(),
    patch: patchSchema.nullable(),
    base: z.number().optional(),
    at: z.number(),
    after: z.number().optional(),
  })
  .check(({ value, issues }) => {
    for (const { field, holds, message } of RULES) {
      if (!holds(value)) issues.push({ code: 'custom', input: value, path: [field], message });
    }
    // Safe to change: the object is a copy made by the schema.
    value.opId ??= value.id;
    value.base ??= 0;
  }) as unknown as z.ZodType<Op, SentOp>;
