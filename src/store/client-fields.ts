import { RECORDS, type RecordType } from '#shared/records/index';
import type { Patch } from '#shared/sync/protocol';

/** Drops the fields that only the server writes. */
export function clientFields(type: RecordType, data: object): Patch {
  const fields = Object.keys(RECORDS[type].client.shape);
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));
}
