import type { Logger } from 'pino';

import type { User } from '#shared/contract/accounts';

import type { StripeGateway } from '../../gateways/stripe';
import { isStripeError, isUnreachable } from '../../gateways/stripe/errors';
import { refuse } from '../../http/refuse';
import { accountById, type AccountRow } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';

/** What billing stands on. */
export interface BillingServices {
  db: Database;
  now: () => number;
  log: Logger;
  /** Undefined where payments are not set up on this server. */
  stripe: StripeGateway | undefined;
  /** Free days before the first payment. */
  trialDays: number;
  /** Days for which Premium stays on while a payment is owed. */
  pastDueDays: number;
  /** What else happens in the transaction in which an account's uploads become unlimited. */
  onUnlimited?: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** Told when something of an account's plan may have changed. */
  onChange?: (userId: string) => void;
}

/**
 * Asks Stripe, where payments are set up. That it cannot be reached is said as such, and so is an answer
 * that nobody expected: the person can do nothing about either, and the host finds it in the log.
 */
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

/** How an account is told to its owner. */
export interface AccountWire {
  wireUser: (row: AccountRow) => User;
}

/** An account as it stands after its plan has changed. */
export async function changedUser(
  { db, wireUser }: AccountWire & { db: Database },
  userId: string,
): Promise<{ user: User }> {
  const account = await accountById(db, userId);
  if (!account) throw refuse('account_deleted');
  return { user: wireUser(account) };
}
