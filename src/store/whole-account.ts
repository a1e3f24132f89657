import { RECORD_TYPES, RECORDS, type RecordType } from '#shared/records/index';

import type { AccountStore } from './account-store';
import { clientFields } from './client-fields';

/** A record as a person takes it with them: its own fields, without what sync knows of it. */
export interface KeptRecord {
  id: string;
  data: Record<string, unknown>;
}

export type KeptRecords = Record<RecordType, KeptRecord[]>;

/** Every live record on this device, by its kind. */
export async function everyRecord({ db }: AccountStore): Promise<KeptRecords> {
  const kinds = await Promise.all(
    RECORD_TYPES.map(async (type) => {
      const rows = await db
        .records(type)
        .filter(({ deleted }) => deleted === 0)
        .toArray();
      return [type, rows.map(({ id, data }) => ({ id, data: { ...data } }))] as const;
    }),
  );
  return Object.fromEntries(kinds) as unknown as KeptRecords;
}

/** The fields of a kept record that a device may write; undefined where they are not what they must be. */
export function writableFields(type: RecordType, data: object): object | undefined {
  return RECORDS[type].client.safeParse(clientFields(type, data)).data;
}
