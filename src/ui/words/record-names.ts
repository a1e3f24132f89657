import type { RecordType } from '#shared/records/index';

import { format } from './format';
import { RECORD_MESSAGES } from './record-messages';

/** '3 meals' */
export function countedRecords(type: RecordType, count: number): string {
  return format(RECORD_MESSAGES[type].counted, { count });
}

/** Names a record in a list. @param name its own name, its meal's name, or the words that it is about; null if none */
export function recordName(type: RecordType, name: string | null): string {
  const { one, named } = RECORD_MESSAGES[type];
  return name === null || named === undefined ? one : format(named, { name });
}
