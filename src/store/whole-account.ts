import { RECORD_TYPES, RECORDS, type RecordType } from '#shared/records/index';

import type { AccountStore } from './account-store';
import { clientFields } from './record-view';

/** Without sync metadata. */
export interface KeptRecord {
  id: string;
  data: Record<string, unknown>;
}

export type KeptRecords = Record<RecordType, KeptRecord[]>;

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

/** undefined if the fields are not valid. */
export function writableFields(type: RecordType, data: object): object | undefined {
  return RECORDS[type].client.safeParse(clientFields(type, data)).data;
}
