import { RECORDS, type RecordType } from '#shared/records/index';
import type { Patch } from '#shared/sync/protocol';

import type { Turn } from '../../store/turn';

interface Newcomer {
  id: string;
  /** Time of receipt, in ms. */
  receivedAt: number;
}

/** Kinds whose beginning has an effect beside the record: a photo takes one of the account's images. */
export type Beginnings = Partial<
  Record<RecordType, (turn: Turn, newcomer: Newcomer) => Promise<Patch>>
>;

/** What the server's own fields of a record hold when a device has just made it. */
export function firstFieldsOf(
  beginnings: Beginnings,
  { type, turn, newcomer }: { type: RecordType; turn: Turn; newcomer: Newcomer },
): Promise<Patch> | Patch {
  return beginnings[type]?.(turn, newcomer) ?? RECORDS[type].first;
}
