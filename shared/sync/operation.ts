import * as z from 'zod';

import type { Patch } from '../records/record';

/** What an operation does to its record. A `recover` is the device's own; the others are a person's. */
export const ACTS = ['put', 'del', 'restore', 'recover'] as const;
export type Act = (typeof ACTS)[number];

export type { Patch };
const FIELD_NAME_MAX = 60;
// Not z.record(), which runs a schema for every key: what a field may be its kind's own schema says.
export const patchSchema = z.custom<Patch>(
  isPatch,
  'Invalid input: expected an object of short names',
);

function isPatch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const name in value) if (name.length > FIELD_NAME_MAX) return false;
  return true;
}

// Lighter than z.uuid(), which tells the versions apart: whatever looks like one may be an id.
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const idSchema = z.string().regex(ID);

/** One change made on a device. Immutable once written. */
export interface Op {
  opId: string;
  v: number;
  /** An open word, like `act`: one that a server does not know is refused by itself, with the rest of the batch going on. */
  type: string;
  id: string;
  act: string;
  /** Changed fields only, for put and restore; of a recover, the record's state. */
  patch: Patch | null;
  /** The record's `seq` that the person saw when they made the change; 0 for none. */
  base: number;
  /** The device's clock when the change was made, in ms; compared after correction only. */
  at: number;
  /**
   * Time of the latest change of these fields that the person had seen, in ms of the server's clock: the
   * operation counts as later. For what waits while a server is restored, where `base` says nothing.
   */
  after?: number | undefined;
}

/** An operation on its way. Until version 2 of the envelope, `opId` was left out where it is `id`, and a `base` of 0. */
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

// Looked at in one step after the types: in a schema for each field they take five times as long,
// for every operation of a first upload.
const RULES: Rule[] = [
  {
    field: 'opId',
    // Most go by their record's id, which is looked at by itself.
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

/** Reads an operation as it was sent; what an earlier version of the envelope left out is filled in. */
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
    // The object is the schema's own copy.
    value.opId ??= value.id;
    value.base ??= 0;
  }) as unknown as z.ZodType<Op, SentOp>;
