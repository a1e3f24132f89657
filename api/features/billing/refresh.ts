import { hasUnlimitedUploads } from '#shared/rules/plan';

import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import { refuse } from '../../http/refuse';
import { accountById, type AccountRow } from '../../store/accounts';
import { updateStanding, updateSubscriptionId } from '../../store/plans/customers';
import type { DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { lockUser } from '../../store/lock-user-sequence';
import {
  createEvent,
  getSubscription,
  type SubscriptionRow,
  subscriptionsOfUser,
  upsertSubscription,
} from '../../store/subscriptions';
import type { BillingServices } from './billing-services';
import { isOurs } from './premium-price';
import { presentState, type PresentState } from './present-state';
import { type AccountStanding, graceMs, hasEnded, isFinal, MISSING, standingOf } from './standing';
import { claimTrial } from './trials';

const UNKNOWN = { setup_intent_id: null, had_card: 0, paid_invoice: null, trial_refused: 0 };

export interface Question {
  stripe: StripeGateway;
  userId: string;
  subscriptionId: string;
  /** The event that caused this. Stored with its effect, so that it is handled once. */
  event?: { id: string; type: string };
}

const ROUNDS = 50;

/**
 * Asks Stripe about a subscription and writes the answer, with the event that caused it, in one transaction. Asks
 * again if another answer was written meanwhile. Undefined if Stripe knows no such subscription.
 */
export async function refresh(
  services: BillingServices,
  question: Question,
): Promise<SubscriptionFacts | undefined> {
  const { db } = services;
  const { stripe, subscriptionId } = question;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await getSubscription(db, subscriptionId);
    const { userId } = question;
    const facts = await presentState(db, { stripe, userId, subscriptionId, known: before });
    const written = await inTransaction(db, async (trx) => {
      // Also for a deleted account, because its payments have to end.
      await lockUser(trx, userId);
      return takeIn(services, { trx, question, facts, version: before?.version });
    });
    if (!written) continue;
    services.onChange?.(question.userId);
    return facts;
  }
  throw refuse('busy', { retryAfter: 10 });
}

interface Answer {
  trx: DatabaseTransaction;
  question: Question;
  facts: PresentState | undefined;
  version: number | undefined;
}

async function takeIn(services: BillingServices, answer: Answer): Promise<boolean> {
  const { trx, question, facts, version } = answer;
  const known = await getSubscription(trx, question.subscriptionId);
  if (known?.version !== version) return false;
  const account = await usable(trx, question.userId);
  const row = account && rowOf(services, answer, known);
  if (!row) {
    await heard(services, answer, 'nobody');
    return true;
  }
  if (facts && !(await claimTrial(trx, { email: account.email, facts, known }, services.now()))) {
    return false;
  }
  const isNew = await heard(services, answer, 'taken');
  if (isNew) await write(services, { trx, account, row, known });
  return true;
}

async function usable(trx: DatabaseTransaction, userId: string): Promise<AccountRow | undefined> {
  const account = await accountById(trx, userId);
  return account?.deleted_at === null ? account : undefined;
}

function rowOf(
  { now, pastDueDays }: BillingServices,
  { question, facts }: Answer,
  known: SubscriptionRow | undefined,
): SubscriptionRow | undefined {
  if (!facts) return missingRow(known, now());
  return subscriptionRow(facts, { userId: question.userId, known, now: now(), pastDueDays });
}

interface Writing {
  trx: DatabaseTransaction;
  account: AccountRow;
  row: SubscriptionRow;
  known: SubscriptionRow | undefined;
}

async function write(services: BillingServices, { trx, account, row, known }: Writing) {
  const before = standingOf(await subscriptionsOfUser(trx, account.id));
  await upsertSubscription(trx, row, services.now());
  const after = standingOf(await subscriptionsOfUser(trx, account.id));
  await takePlan(services, { trx, account, before, after, renewed: isRenewal(known, row) });
}

function isRenewal(known: SubscriptionRow | undefined, row: SubscriptionRow): boolean {
  if (!known || row.paid_invoice === null) return false;
  if (known.paid_invoice !== null) return row.paid_invoice !== known.paid_invoice;
  // Rows from before invoices were stored.
  return (row.period_end ?? 0) > (known.period_end ?? Infinity);
}

async function heard(
  { now }: BillingServices,
  { trx, question: { event } }: Answer,
  outcome: string,
): Promise<boolean> {
  if (!event) return true;
  const { id, type } = event;
  return createEvent(trx, { id, type, outcome, received_at: now() });
}

interface PlanChange {
  trx: DatabaseTransaction;
  account: AccountRow;
  before: AccountStanding;
  after: AccountStanding;
  renewed: boolean;
}

/** If nothing has changed or been paid at Stripe, the account keeps the plan that an administrator gave it. */
async function takePlan(
  services: BillingServices,
  { trx, account, before, after, renewed }: PlanChange,
) {
  if (before.subscriptionId !== after.subscriptionId) {
    await updateSubscriptionId(trx, account.id, after.subscriptionId);
  }
  const isSame = JSON.stringify(before.standing) === JSON.stringify(after.standing);
  if (isSame && !renewed) return;
  await updateStanding(trx, account.id, after.standing);
  const now = services.now();
  const then = {
    subscriptionStatus: account.subscription_status,
    subscriptionEndDate: account.subscription_end_date,
  };
  if (hasUnlimitedUploads(after.standing, now) && !hasUnlimitedUploads(then, now)) {
    await services.onUnlimited?.(trx, account.id);
  }
}

interface Told {
  userId: string;
  known: SubscriptionRow | undefined;
  now: number;
  pastDueDays: number;
}

/** Keeps facts that Stripe reports only once. */
function subscriptionRow(facts: PresentState, told: Told): SubscriptionRow {
  const kept = told.known ?? UNKNOWN;
  return {
    id: facts.id,
    user_id: told.userId,
    customer_id: facts.customerId,
    status: facts.status,
    has_card: facts.hasCard ? 1 : 0,
    // Stripe removes the intent when it is done.
    setup_intent_id: facts.setupIntentId ?? kept.setup_intent_id,
    period_end: facts.periodEnd,
    cancel_at: facts.cancelAt,
    ended_at: facts.endedAt,
    created_at: facts.createdAt,
    had_card: facts.hasCard ? 1 : kept.had_card,
    paid_invoice: facts.paidInvoice ?? kept.paid_invoice,
    ...lateness(facts, told),
    trial_refused: facts.trialRefused === true ? 1 : kept.trial_refused,
  };
}

/** Stripe counts each late month from its start; we count from the first. */
function lateness(
  { status, periodStart }: PresentState,
  { known, now, pastDueDays }: Told,
): Pick<SubscriptionRow, 'late_since' | 'lapsed'> {
  if (status !== 'past_due') return { late_since: null, lapsed: 0 };
  const since = known?.late_since ?? periodStart ?? now;
  return { late_since: since, lapsed: now - since > graceMs(pastDueDays) ? 1 : 0 };
}

/** A subscription that Stripe does not know counts as ended from when it was first found missing. */
function missingRow(known: SubscriptionRow | undefined, now: number): SubscriptionRow | undefined {
  if (!known || hasEnded(known)) return known;
  return { ...known, status: MISSING, ended_at: now };
}

export interface AllOf {
  stripe: StripeGateway;
  account: Pick<AccountRow, 'id' | 'stripe_customer_id'>;
  listed?: SubscriptionFacts[];
}

/** Asks Stripe about all subscriptions of a user: those of the customer there, and those known here. */
export async function refreshAll(
  services: BillingServices,
  asking: AllOf,
): Promise<SubscriptionRow[]> {
  const { db } = services;
  const { stripe, account } = asking;
  const known = await subscriptionsOfUser(db, account.id);
  const ids = new Set(known.filter((row) => !isFinal(row)).map(({ id }) => id));
  for (const facts of asking.listed ?? (await listedOf(stripe, account))) {
    if (known.some(({ id }) => id === facts.id)) continue;
    if (await isOurs(services, stripe, { facts, userId: account.id })) ids.add(facts.id);
  }
  for (const id of ids) await refresh(services, { stripe, userId: account.id, subscriptionId: id });
  return subscriptionsOfUser(db, account.id);
}

async function listedOf(stripe: StripeGateway, { stripe_customer_id: id }: AllOf['account']) {
  return id === null ? [] : ((await stripe.subscriptionsOf(id)) ?? []);
}
