import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { AccountRow } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import type { SubscriptionRow } from '../../store/subscriptions';
import { createTrials, keyedHash, trialHolders } from '../../store/trials';
import type { BillingServices } from './billing-services';
import { hadTrial } from './standing';

/** Whoever begins a free time: one is for an e-mail and for a card, also after an account is deleted. */
interface Beginner {
  email: string;
  facts: SubscriptionFacts;
  known: SubscriptionRow | undefined;
}

/** Free days that a person may begin with: none where they, or somebody with their e-mail, had theirs. */
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

/** Whether a free time begins by this: a card has come to it. */
function begins({ facts, known }: Beginner): boolean {
  return facts.status === 'trialing' && facts.hasCard && known?.had_card !== 1;
}

/** Whether a free time begins that another subscription has had. */
export async function isTrialTaken(
  db: Database | DatabaseTransaction,
  beginner: Beginner,
): Promise<boolean> {
  return begins(beginner) && isTaken(db, await marksOf(db, beginner));
}

/** Notes a free time that begins; false where another subscription has had it, or was quicker. */
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

/** Hashes that stand for a free time. */
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

/** What is behind a plus in an address leads to the same person. */
function emailMark(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return `email ${(name + email.slice(at)).toLowerCase()}`;
}
