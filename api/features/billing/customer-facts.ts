import type { StripeGateway } from '../../gateways/stripe';
import type { Work } from '../../jobs/runner';
import { accountById } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import { addJob } from '../../store/jobs';

export const CUSTOMER_JOB = 'customer';

const AGAIN_MS = 15 * 60 * 1000;

/** Call it in the transaction in which name or email changes. */
export async function oweCustomerFacts(
  trx: DatabaseTransaction,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const account = await accountById(trx, userId);
  if (account?.deleted_at !== null || account.stripe_customer_id === null) return;
  await addJob(trx, { kind: CUSTOMER_JOB, userId, subjectId: userId, now });
}

/** Retries until Stripe has it. Reads the account when it runs. */
export function customerFactsWork(
  stripe: StripeGateway,
  { db, now }: { db: Database; now: () => number },
): Work {
  return {
    run: async ({ subject_id: userId }) => {
      let told: string | undefined;
      // A newer change may have overtaken this one on its way to Stripe, so repeat until Stripe has the current facts.
      for (;;) {
        const account = await accountById(db, userId);
        const customerId = account?.stripe_customer_id ?? null;
        if (!account || customerId === null) break;
        const name = `${account.first_name} ${account.last_name}`;
        const facts = { email: account.email, name };
        if (JSON.stringify(facts) === told) break;
        told = JSON.stringify(facts);
        await stripe.updateCustomer(customerId, facts);
      }
      return () => Promise.resolve();
    },
    giveUp:
      ({ subject_id: userId }) =>
      async (trx) =>
        oweCustomerFacts(trx, { userId, now: now() + AGAIN_MS }),
  };
}
