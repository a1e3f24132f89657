import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { AccountRow } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import {
  createTrials,
  keyedHash,
  type SubscriptionRow,
  trialHolders,
} from '../../store/subscriptions';
import type { BillingServices } from './billing-services';
import { hadTrial } from './standing';

/** One trial for each email and card, also after an account is deleted. */
interface Beginner {
  email: string;
  facts: SubscriptionFacts;
  known: SubscriptionRow | undefined;
}

export async function trialDaysFor(
  { db, trialDays }: Pick<BillingServices, 'db' | 'trialDays'>,
  { email }: Pick<AccountRow, 'email'>,
  rows: SubscriptionRow[],
): Promise<number> {
  if (trialDays === 0 || hadTrial(rows)) return 0;
  const hash = await keyedHash(db);
  const holders = await trialHolders(db, [hash(emailMark(email))]);
  return holders.length > 0 ? 0 : trialDays;
}

/** A trial begins when it gets a card. */
function begins({ facts, known }: Beginner): boolean {
  return facts.status === 'trialing' && facts.hasCard && known?.had_card !== 1;
}

/** Another call may have ended a second trial, and not have stored that yet. */
function endsUnnoted({ facts, known }: Beginner): boolean {
  const wasWaiting = known?.had_card === 0 && known.setup_intent_id !== null;
  return facts.status === 'canceled' && facts.hasCard && wasWaiting;
}

/** Whether it is a second trial, which has to end or has just been ended. */
export async function isTrialTaken(
  db: Database | DatabaseTransaction,
  beginner: Beginner,
): Promise<boolean> {
  const isNew = begins(beginner) || endsUnnoted(beginner);
  return isNew && isTaken(db, await marksOf(db, beginner));
}

export async function claimTrial(
  trx: DatabaseTransaction,
  beginner: Beginner,
  now: number,
): Promise<boolean> {
  if (!begins(beginner)) return true;
  const trial = await marksOf(trx, beginner);
  if (await isTaken(trx, trial)) return false;
  await createTrials(trx, trial.marks, { holder: trial.holder, now });
  return true;
}

interface Trial {
  marks: string[];
  holder: string;
}

async function isTaken(
  db: Database | DatabaseTransaction,
  { marks, holder }: Trial,
): Promise<boolean> {
  return (await trialHolders(db, marks)).some((other) => other !== holder);
}

async function marksOf(
  db: Database | DatabaseTransaction,
  { email, facts }: Beginner,
): Promise<Trial> {
  const hash = await keyedHash(db);
  const card = facts.fingerprint === null ? [] : [`card ${facts.fingerprint}`];
  return {
    marks: [emailMark(email), ...card].map(hash),
    holder: hash(`subscription ${facts.id}`),
  };
}

/** An address with a plus part belongs to the same person. */
function emailMark(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return `email ${(name + email.slice(at)).toLowerCase()}`;
}
