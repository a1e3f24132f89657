import * as z from 'zod';

import { RECORD_TYPES, RECORDS } from '#shared/records/index';
import { opSchema } from '#shared/sync/operation';
import {
  OP_VERSION,
  PROTOCOL_VERSION,
  syncRequestSchema,
  syncResponseSchema,
} from '#shared/sync/protocol';
import { recordStateSchema } from '#shared/sync/recover';

/** The wire format as JSON Schema, with its versions. */
export interface Wire {
  proto: number;
  op: number;
  /** Request and response; they change with `proto`. */
  envelope: Record<string, object>;
  /** Fields of operations, by kind of record; they change with `op`, except for a new kind. */
  patches: Record<string, object>;
}

/** The wire format of this build. */
export function wireOfThisBuild(): Wire {
  const kinds = RECORD_TYPES;
  return {
    proto: PROTOCOL_VERSION,
    op: OP_VERSION,
    envelope: {
      request: described(syncRequestSchema, 'input'),
      response: described(syncResponseSchema, 'output'),
      op: described(opSchema, 'input'),
    },
    patches: {
      ...Object.fromEntries(kinds.map((kind) => [kind, described(RECORDS[kind].client, 'input')])),
      recover: described(recordStateSchema, 'input'),
    },
  };
}

/** Checks written by hand, such as that of an id, have no schema: their place stays empty. */
function described(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io });
}

/**
 * Parts of the wire format that changed although their version did not.
 * @returns the names of the changed parts; none if all is in order
 */
export function changedWithoutStep(landed: Wire, now: Wire): string[] {
  const envelope = now.proto > landed.proto ? [] : differing(landed.envelope, now.envelope);
  const patches = now.op > landed.op ? [] : differing(landed.patches, now.patches);
  // A server rejects an unknown kind as unsupported, so a new one needs no new version.
  return [...envelope, ...patches.filter((kind) => Object.hasOwn(landed.patches, kind))];
}

function differing(one: Record<string, object>, other: Record<string, object>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
