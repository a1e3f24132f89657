import type { StripeGateway } from '../../gateways/stripe';
import { accountById } from '../../store/accounts';
import { forgetEventsBefore, usersUnchecked } from '../../store/subscriptions';
import type { BillingServices } from './billing-services';
import { keepOne } from './end-subscriptions';
import { endDisputed, noteDispute, noteRefunds } from './money-back';
import { refreshAll } from './refresh';
import { FINAL, MISSING } from './standing';

const DAY_MS = 24 * 3600 * 1000;
// A little under a day: maintenance runs every six hours.
const UNCHECKED_MS = DAY_MS - 3600 * 1000;
// Stripe repeats an event for three days and signs it for five minutes.
const EVENTS_KEPT_MS = 30 * DAY_MS;
// Wrong keys are noticed by then.
const MISSED_MS = 90 * DAY_MS;
const DISPUTED_MS = 30 * DAY_MS;

/** Asks once a day about what may still change: an event may have been missed. Nothing lapses without an answer. */
export async function reconcile(services: BillingServices): Promise<void> {
  const { db, now, log, stripe } = services;
  await forgetEventsBefore(db, now() - EVENTS_KEPT_MS);
  if (!stripe) return;
  const due = await usersUnchecked(db, {
    final: FINAL,
    before: now() - UNCHECKED_MS,
    missing: { status: MISSING, since: now() - MISSED_MS },
  });
  for (const userId of due) {
    try {
      await reconcileUser(services, stripe, userId);
    } catch (error) {
      log.warn({ error, user: userId }, "a person's subscriptions could not be reconciled");
    }
  }
  try {
    const disputes = await stripe.disputesSince(now() - DISPUTED_MS);
    for (const dispute of disputes) {
      await noteDispute(services, dispute);
      await endDisputed(services, stripe, dispute);
    }
    await noteRefunds(services, await stripe.refundsSince(now() - DISPUTED_MS));
  } catch (error) {
    log.warn({ error }, 'disputes and refunds could not be asked about');
  }
}

async function reconcileUser(services: BillingServices, stripe: StripeGateway, userId: string) {
  const account = await accountById(services.db, userId);
  if (account?.deleted_at !== null) return;
  const rows = await refreshAll(services, { stripe, account });
  const missing = rows.filter(({ status }) => status === MISSING).map(({ id }) => id);
  if (missing.length > 0) {
    const words = 'Stripe knows nothing of a subscription of ours';
    services.log.warn({ subscriptions: missing }, words);
  }
  await keepOne(services, stripe, userId);
}
