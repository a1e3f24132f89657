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
 * The part of a patch that a device may write, or why it cannot be taken. Fields that only the
 * server writes are taken out, not held against it; a new record needs all of its own.
 */
export function checkPatch(
  type: RecordType,
  op: Op,
  current: StoredRecord | undefined,
): { patch: Patch } | { code: Rejection; message: string } {
  // Its device has seen the record here: then it was deleted so long ago that nothing is left of it.
  if (!current && op.act === 'put' && op.base > 0) return DELETED;
  const given = clientPart(type, op.patch ?? {});
  const isNew = current === undefined || current.data === null;
  const parsed = (isNew ? RECORDS[type].client : RECORDS[type].patch).safeParse(given);
  if (!parsed.success) return invalid(parsed.error);
  const fault = type === 'profile' ? faultForMinors(parsed.data, current) : undefined;
  return fault ?? { patch: parsed.data };
}

/** What was there before a person's age was known stays until they change it. */
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

/** Why something cannot be taken that does not fit its schema. */
export function invalid({ issues }: z.ZodError): { code: 'invalid'; message: string } {
  const [issue] = issues;
  const message = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not valid';
  return { code: 'invalid', message };
}

/** What of some fields devices write. */
export function clientPart(type: RecordType, patch: Patch): Patch {
  const owned = RECORDS[type].server.shape;
  if (!Object.keys(patch).some((field) => Object.hasOwn(owned, field))) return patch;
  return Object.fromEntries(
    Object.entries(patch).filter(([field]) => !Object.hasOwn(owned, field)),
  );
}
