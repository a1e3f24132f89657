import type { Logger } from 'pino';

import type { User } from '#shared/contract/accounts';

import type { StripeGateway } from '../../gateways/stripe';
import { isStripeError, isUnreachable } from '../../gateways/stripe/errors';
import { refuse } from '../../http/refuse';
import { accountById, type AccountRow } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';

export interface BillingServices {
  db: Database;
  now: () => number;
  log: Logger;
  stripe: StripeGateway | undefined;
  trialDays: number;
  /** Everyone has Premium: no new subscriptions, but running ones can be cancelled. */
  premiumForAll: boolean;
  /** Days for which Premium stays on while a payment is late. */
  pastDueDays: number;
  onUnlimited?: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  onChange?: (userId: string) => void;
}

/** Turns any failure of Stripe into `payments_unreachable`: users can do nothing, and the host finds it in the log. */
export async function withStripe<T>(
  { stripe, log }: Pick<BillingServices, 'stripe' | 'log'>,
  work: (stripe: StripeGateway) => Promise<T>,
): Promise<T> {
  if (!stripe) throw refuse('payments_not_set_up');
  try {
    return await work(stripe);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    if (isUnreachable(error)) log.warn({ error }, 'Stripe cannot be reached');
    else log.error({ error }, 'Stripe refuses what it was asked');
    throw refuse('payments_unreachable', { retryAfter: 10 });
  }
}

export interface AccountWire {
  wireUser: (row: AccountRow) => User;
}

export async function changedUser(
  { db, wireUser }: AccountWire & { db: Database },
  userId: string,
): Promise<{ user: User }> {
  const account = await accountById(db, userId);
  if (!account) throw refuse('account_deleted');
  return { user: wireUser(account) };
}
