import { mealKind } from './meal';
import { photoKind } from './photo';
import type { RecordKind } from './record';

/** Every kind of record that syncs. A new kind is one file and one line here. */
export const RECORDS = {
  meal: mealKind,
  photo: photoKind,
} as const satisfies Record<string, RecordKind>;

export type RecordType = keyof typeof RECORDS;

export function isRecordType(name: string): name is RecordType {
  return Object.hasOwn(RECORDS, name);
}

/** What a change of a record may hold: any of the fields that a device writes. */
export const PATCHES = {
  meal: mealKind.client.partial(),
  photo: photoKind.client.partial(),
} as const satisfies Record<RecordType, unknown>;
