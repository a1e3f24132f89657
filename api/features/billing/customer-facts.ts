import type { StripeGateway } from '../../gateways/stripe';
import type { Work } from '../../jobs/runner';
import { accountById } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import { addJob } from '../../store/jobs';

/** The kind of job that tells Stripe the name and e-mail of a customer. */
export const CUSTOMER_JOB = 'customer';

const AGAIN_MS = 15 * 60 * 1000;

/** Owes Stripe an account's name and e-mail, in the transaction in which one of them changes. */
export async function oweCustomerFacts(
  trx: DatabaseTransaction,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const account = await accountById(trx, userId);
  if (account?.deleted_at !== null || account.stripe_customer_id === null) return;
  await addJob(trx, { kind: CUSTOMER_JOB, userId, subjectId: userId, now });
}

/** Tells Stripe who a customer is, as the account says it then; again until it has heard of it. */
export function customerFactsWork(
  stripe: StripeGateway,
  { db, now }: { db: Database; now: () => number },
): Work {
  return {
    run: async ({ subject_id: userId }) => {
      const account = await accountById(db, userId);
      const customerId = account?.stripe_customer_id ?? null;
      if (account && customerId !== null) {
        const name = `${account.first_name} ${account.last_name}`;
        await stripe.updateCustomer(customerId, { email: account.email, name });
      }
      return () => Promise.resolve();
    },
    giveUp:
      ({ subject_id: userId }) =>
      async (trx) =>
        oweCustomerFacts(trx, { userId, now: now() + AGAIN_MS }),
  };
}
