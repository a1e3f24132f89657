import type { RecordType } from '#shared/records/index';
import type { Patch } from '#shared/sync/protocol';

const FIRST_FIELDS: Record<RecordType, Patch> = {
  meal: { analysis: null },
  photo: { status: 'awaiting_upload', failure: null },
};

/** What the server's own fields hold when a device has just made a record. */
export function firstFields(type: RecordType): Patch {
  return FIRST_FIELDS[type];
}
