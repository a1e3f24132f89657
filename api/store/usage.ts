import type { AccountRow } from './accounts';
import type { DatabaseTransaction } from './database';

/** What an account stores: the number of records including tombstones, and the bytes of everything stored for it. */
export interface Usage {
  records: number;
  bytes: number;
}

/** Whether an account is at its limits, or would be with `more` records. */
export function isAccountFull({ records, bytes }: Usage, most: Usage, more = 1): boolean {
  return (more > 0 && records + more > most.records) || bytes >= most.bytes;
}

/** What an account stores, from its row. */
export function usageOf({ records_kept, bytes_kept }: AccountRow): Usage {
  return { records: records_kept, bytes: bytes_kept };
}

/** The bytes that a receipt counts in addition to its patch and result. */
export const RECEIPT_BYTES = 400;

/** Adds to an account's usage without the user write lock; negative numbers subtract. */
export async function addUsage(
  trx: DatabaseTransaction,
  userId: string,
  { records, bytes }: Usage,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({
      records_kept: eb('records_kept', '+', records),
      bytes_kept: eb('bytes_kept', '+', bytes),
    }))
    .where('id', '=', userId)
    .execute();
}

/** Collects what was removed from several accounts. */
export class Departures {
  private readonly accounts = new Map<string, Usage>();

  add(userId: string, { records, bytes }: Usage): void {
    const before = this.accounts.get(userId) ?? { records: 0, bytes: 0 };
    const after = { records: before.records + records, bytes: before.bytes + bytes };
    this.accounts.set(userId, after);
  }

  async write(trx: DatabaseTransaction): Promise<void> {
    for (const [userId, { records, bytes }] of this.accounts) {
      await addUsage(trx, userId, { records: -records, bytes: -bytes });
    }
  }
}
