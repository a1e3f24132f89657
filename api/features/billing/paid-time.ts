import type { DatabaseTransaction } from '../../store/database';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { isCurrent } from './standing';

/** Until when an account's running subscription is paid, in ms; null where none is, or it is in arrears. */
export async function paidTime(trx: DatabaseTransaction, userId: string): Promise<number | null> {
  const paid = (await subscriptionsOfUser(trx, userId))
    .filter((row) => isCurrent(row) && row.status !== 'past_due')
    .flatMap(({ cancel_at: cancelAt, period_end: end }) => cancelAt ?? end ?? []);
  return paid.length > 0 ? Math.max(...paid) : null;
}
