import type * as z from 'zod';

import { RECORDS, type RecordType } from '#shared/records/index';
import { minorProblems, type Profile } from '#shared/records/profile';
import type { Op, Patch, Rejection } from '#shared/sync/protocol';

import type { StoredRecord } from '../../store/records';

export const DELETED = {
  code: 'deleted',
  message: 'The entry was deleted on another device.',
} as const;

/**
 * Returns the part of a patch that a device may write, or why the operation is rejected. Server fields are dropped
 * without an error; a new record needs all client fields.
 */
export function checkPatch(
  type: RecordType,
  op: Op,
  current: StoredRecord | undefined,
): { patch: Patch } | { code: Rejection; message: string } {
  // The device has seen the record on this server, so it was deleted long ago and its tombstone has been removed.
  if (!current && op.act === 'put' && op.base > 0) return DELETED;
  const given = clientPart(type, op.patch ?? {});
  const isNew = current === undefined || current.data === null;
  const parsed = (isNew ? RECORDS[type].client : RECORDS[type].patch).safeParse(given);
  if (!parsed.success) return invalid(parsed.error);
  const fault = type === 'profile' ? faultForMinors(parsed.data, current) : undefined;
  return fault ?? { patch: parsed.data };
}

/** Checks only changed fields: values from before the user's age was known stay until the user changes them. */
function faultForMinors(patch: Patch, current: StoredRecord | undefined) {
  const problems = minorProblems({ ...current?.data, ...patch } as unknown as Profile);
  for (const field of ['objective', 'targetWeight'] as const) {
    const words = problems[field];
    if (words !== undefined && Object.hasOwn(patch, field)) {
      return { code: 'invalid' as const, message: `${field}: ${words}` };
    }
  }
  return undefined;
}

/** The rejection for data that does not match its schema. */
export function invalid({ issues }: z.ZodError): { code: 'invalid'; message: string } {
  const [issue] = issues;
  const message = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not valid';
  return { code: 'invalid', message };
}

/** The fields of a patch that devices may write. */
export function clientPart(type: RecordType, patch: Patch): Patch {
  const owned = RECORDS[type].server.shape;
  if (!Object.keys(patch).some((field) => Object.hasOwn(owned, field))) return patch;
  return Object.fromEntries(
    Object.entries(patch).filter(([field]) => !Object.hasOwn(owned, field)),
  );
}
