import * as z from 'zod';

/** Version of the operations that this build writes; a server also takes the two versions before its own. */
export const OP_VERSION = 3;

/** What an operation does to its record. */
export const ACTS = ['put', 'del', 'restore'] as const;
export type Act = (typeof ACTS)[number];

/** Values are whatever JSON holds; the schema of the record's kind says what they must be. */
export type Patch = Record<string, Json>;
type Json = z.infer<ReturnType<typeof z.json>>;
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
  /** Changed fields only, for put and restore. */
  patch: Patch | null;
  /** The record's `seq` that the person saw when they made the change; 0 for none. */
  base: number;
  /** The device's clock when the change was made, in ms; compared after correction only. */
  at: number;
}

/** An operation on its way: without an `opId` it goes by its record's id, without a `base` that is 0. */
export type SentOp = Omit<Op, 'opId' | 'base'> & {
  opId?: string | undefined;
  base?: number | undefined;
};

/** An operation as it is sent: what its receiver fills in is left out of the JSON. */
export function asSent({ opId, v, type, id, act, patch, base, at }: Op): SentOp {
  return {
    opId: opId === id ? undefined : opId,
    ...{ v, type, id, act, patch },
    base: base === 0 ? undefined : base,
    at,
  };
}

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
  { field: 'opId', holds: ({ opId }) => opId === undefined || ID.test(opId), message: NO_ID },
  { field: 'v', holds: ({ v }) => isWhole(v, 1), message: NO_NUMBER },
  { field: 'type', holds: ({ type }) => type.length <= 40, message: TOO_LONG },
  { field: 'id', holds: ({ id }) => ID.test(id), message: NO_ID },
  { field: 'act', holds: ({ act }) => act.length <= 20, message: TOO_LONG },
  { field: 'base', holds: ({ base = 0 }) => isWhole(base, 0), message: NO_NUMBER },
  { field: 'at', holds: ({ at }) => isWhole(at, 0), message: NO_NUMBER },
];

/** Reads an operation as it was sent; what was left out is filled in. */
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
  })
  .check(({ value, issues }) => {
    for (const { field, holds, message } of RULES) {
      if (!holds(value)) issues.push({ code: 'custom', input: value, path: [field], message });
    }
    // The object is the schema's own copy.
    value.opId ??= value.id;
    value.base ??= 0;
  }) as unknown as z.ZodType<Op, SentOp>;
