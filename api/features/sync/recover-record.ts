import { isSingle, RECORDS, type RecordType } from '#shared/records/index';
import type { FieldMeta, FieldStamp } from '#shared/sync/merge';
import type { Op, Patch, Rejection } from '#shared/sync/protocol';
import { laterIn, mergeStates, recordStateSchema, type Later } from '#shared/sync/recover';
import { DELETION, timeOf, type RecordState, type Times } from '#shared/sync/times';

import { clientFieldsOf, timesOf } from '../../store/field-stamps';
import type { StoredRecord } from '../../store/records';
import { clientPart, invalid } from './check-patch';

// Stamps of what was recovered are nobody's own: no later change stands above them as the same device's.
const RECOVERED = 'recovered';
// Times that people's changes had are a little ahead of now where many came within a millisecond; those
// of a wrong device would be ahead forever.
const AHEAD_MOST_MS = 60_000;

/** What a `recover` leaves of a record; `won` is empty and `deletion` false where it brings nothing. */
export interface Recovery {
  won: Patch;
  deleted: boolean;
  later: Later;
  /** Stamps of what it brings, under the number that the change gets. */
  stamps: (seq: number) => FieldMeta;
}

/**
 * What a device knew of a record in an earlier history, merged field by field into what is here, by the
 * times of the changes alone. It is never refused for a deletion: a deletion is one of the two.
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

/** A record that comes to life has to be whole, and one that everybody has one of is never deleted. */
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
