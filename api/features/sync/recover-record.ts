import { isSingle, RECORDS, type RecordType } from '#shared/records/index';
import type { FieldMeta, FieldStamp } from '#shared/sync/merge';
import type { Op, Patch, Rejection } from '#shared/sync/protocol';
import { laterIn, mergeStates, recordStateSchema, type Later } from '#shared/sync/recover';
import { DELETION, timeOf, type RecordState, type Times } from '#shared/sync/times';

import { clientFieldsOf, timesOf } from '../../store/field-stamps';
import type { StoredRecord } from '../../store/records';
import { clientPart, invalid } from './check-patch';

// The replica in the stamps of recovered fields. It belongs to no device, so no later change counts as one of the
// same device.
const RECOVERED = 'recovered';
// Times may be a little ahead of now, because many changes within a millisecond get rising times. Without a limit,
// times of a faulty device would stay ahead forever.
const AHEAD_MOST_MS = 60_000;

/** The effect of a `recover`. If it changes nothing, `won` is empty and `deletion` false. */
export interface Recovery {
  won: Patch;
  deleted: boolean;
  later: Later;
  /** Stamps of the changed fields with the sequence number that the change gets. */
  stamps: (seq: number) => FieldMeta;
}

/**
 * Merges what a device knew of a record before the restore into the server's record, field by field and only by the
 * times of the changes. Never rejected because of a deletion, because deletions are merged too.
 */
export function recoverRecord(
  type: RecordType,
  { op, receivedAt }: { op: Op; receivedAt: number },
  current: StoredRecord | undefined,
): Recovery | { code: Rejection; message: string } {
  const parsed = recordStateSchema.safeParse(op.patch);
  if (!parsed.success) return invalid(parsed.error);
  const incoming = stateToTake(type, parsed.data, receivedAt);
  if ('code' in incoming) return incoming;
  const here = stateOf(current);
  const merged = mergeStates(here, incoming);
  const fault = faultIn(type, merged, current);
  if (fault) return fault;
  const later = laterIn(incoming, here);
  const won = Object.fromEntries(
    later.fields.map((field) => [field, incoming.data?.[field] ?? null]),
  );
  const { deleted } = merged;
  return { won, deleted, later, stamps: (seq) => stampsOf(later, incoming.times, seq) };
}

function stateToTake(
  type: RecordType,
  { data, deleted, times }: RecordState,
  now: number,
): RecordState | { code: Rejection; message: string } {
  const most = now + AHEAD_MOST_MS;
  const bounded: Times = {};
  for (const [field, time] of Object.entries(times)) bounded[field] = Math.min(time, most);
  if (data === null) return { data, deleted, times: bounded };
  const checked = RECORDS[type].patch.safeParse(clientPart(type, data));
  if (!checked.success) return invalid(checked.error);
  return { data: checked.data, deleted, times: bounded };
}

function stateOf(current: StoredRecord | undefined): RecordState {
  if (!current) return { data: null, deleted: false, times: {} };
  const { data, deleted } = current;
  const fields = clientFieldsOf(current).map((field) => [field, data?.[field] ?? null]);
  return {
    data: data && (Object.fromEntries(fields) as Patch),
    deleted,
    times: timesOf(current.fieldMeta, current),
  };
}

/** A record that is not deleted needs all fields, and a record of a single kind is never deleted. */
function faultIn(type: RecordType, merged: RecordState, current: StoredRecord | undefined) {
  if (merged.deleted) {
    if (!isSingle(type)) return undefined;
    return { code: 'invalid' as const, message: 'What there is one of is never deleted.' };
  }
  if (current && !current.deleted && current.data !== null) return undefined;
  const whole = RECORDS[type].client.safeParse(merged.data);
  return whole.success ? undefined : invalid(whole.error);
}

function stampsOf({ fields, deletion }: Later, times: Times, seq: number): FieldMeta {
  const byTime = new Map<number, FieldStamp>();
  const stampAt = (at: number): FieldStamp => {
    const stamp = byTime.get(at) ?? { seq, at, replica: RECOVERED, op: '' };
    byTime.set(at, stamp);
    return stamp;
  };
  const meta: FieldMeta = {};
  for (const field of fields) meta[field] = stampAt(timeOf(times, field));
  if (deletion) meta[DELETION] = stampAt(timeOf(times, DELETION));
  return meta;
}
