import type { StripeGateway } from '../../gateways/stripe';
import type { DisputeFacts, RefundFacts } from '../../gateways/stripe/facts';
import { accountByCustomer } from '../../store/plans/customers';
import { subscriptionsOfUser, upsertMoneyBack } from '../../store/subscriptions';
import type { BillingServices } from './billing-services';
import { endNow } from './end-subscriptions';
import { hasEnded } from './standing';

type Parts = Pick<BillingServices, 'db'>;

export async function noteRefunds(services: Parts, refunds: readonly RefundFacts[]): Promise<void> {
  for (const refund of refunds) await note(services, 'refund', refund);
}

export async function noteDispute(services: Parts, dispute: DisputeFacts): Promise<void> {
  await note(services, 'dispute', dispute);
}

/** Idempotent. Ignores unknown customers. */
async function note({ db }: Parts, kind: 'refund' | 'dispute', facts: RefundFacts): Promise<void> {
  const { id, status, cents, currency, customerId, createdAt } = facts;
  const account = customerId === null ? undefined : await accountByCustomer(db, customerId);
  if (account?.deleted_at !== null) return;
  await upsertMoneyBack(db, {
    id,
    kind,
    status,
    cents,
    currency,
    user_id: account.id,
    at: createdAt,
  });
}

/** Ends subscriptions whose payment a bank took back: the next payment would be taken back too. Later ones stay. */
export async function endDisputed(
  services: BillingServices,
  stripe: StripeGateway,
  { isTaken, customerId, createdAt }: DisputeFacts,
): Promise<void> {
  const account =
    customerId === null ? undefined : await accountByCustomer(services.db, customerId);
  if (!isTaken || !account) return;
  for (const row of await subscriptionsOfUser(services.db, account.id)) {
    if (hasEnded(row) || row.created_at > createdAt) continue;
    await endNow(services, stripe, row);
  }
}
