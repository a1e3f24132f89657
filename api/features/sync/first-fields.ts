import { RECORDS, type RecordType } from '#shared/records/index';
import type { Patch } from '#shared/sync/protocol';

import type { Turn } from '../../store/turn';

interface Newcomer {
  id: string;
  /** Time of receipt, in ms. */
  receivedAt: number;
}

/** What the server's own fields of a record hold when a device has just made it. */
export type FirstFields = (
  type: RecordType,
  turn: Turn,
  newcomer: Newcomer,
) => Promise<Patch> | Patch;

/** Kinds whose beginning has an effect beside the record: a photo takes one of the account's images. */
export type Beginnings = Partial<
  Record<RecordType, (turn: Turn, newcomer: Newcomer) => Promise<Patch>>
>;

export function firstFieldsWith(beginnings: Beginnings): FirstFields {
  return (type, turn, newcomer) => beginnings[type]?.(turn, newcomer) ?? RECORDS[type].first;
}
