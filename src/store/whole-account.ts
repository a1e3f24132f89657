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
  const all = {} as KeptRecords;
  for (const type of RECORD_TYPES) {
    const records: KeptRecord[] = [];
    await db.eachPart(db.records(type), (rows) => {
      for (const { id, deleted, data } of rows) {
        if (deleted === 0) records.push({ id, data: { ...data } });
      }
    });
    all[type] = records;
  }
  return all;
}

/** undefined if the fields are not valid. */
export function writableFields(type: RecordType, data: object): object | undefined {
  return RECORDS[type].client.safeParse(clientFields(type, data)).data;
}
