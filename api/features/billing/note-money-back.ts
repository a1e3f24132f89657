import type { DisputeFacts, RefundFacts } from '../../gateways/stripe/money';
import { accountByCustomer } from '../../store/customers';
import { upsertMoneyBack } from '../../store/money-back';
import type { BillingParts } from './parts';

type Parts = Pick<BillingParts, 'db'>;

/** Notes what was given back of people's payments, for the administrators to see. */
export async function noteRefunds(parts: Parts, refunds: readonly RefundFacts[]): Promise<void> {
  for (const refund of refunds) await note(parts, 'refund', refund);
}

/** Notes that a bank asks for somebody's payment back, and how that stands. */
export async function noteDispute(parts: Parts, dispute: DisputeFacts): Promise<void> {
  await note(parts, 'dispute', dispute);
}

/** The same again changes nothing; of somebody else's customer nothing is noted. */
async function note({ db }: Parts, kind: 'refund' | 'dispute', facts: RefundFacts): Promise<void> {
  const { id, status, cents, currency, customerId, createdAt } = facts;
  const account = customerId === null ? undefined : await accountByCustomer(db, customerId);
  if (account?.deleted_at !== null) return;
  await upsertMoneyBack(db, {
    ...{ id, kind, status, cents, currency },
    user_id: account.id,
    at: createdAt,
  });
}
