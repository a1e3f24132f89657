import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { Database, DatabaseTransaction } from '../../store/database';
import type { SubscriptionRow } from '../../store/subscriptions';
import { createTrials, keyedHash, trialHolders } from '../../store/trials';

/** Whoever begins a free time: one is for an e-mail and for a card, also after an account is deleted. */
interface Beginner {
  email: string;
  facts: SubscriptionFacts;
  known: SubscriptionRow | undefined;
}

/** Whether somebody with this e-mail has had a free time. */
export async function hadTrialBefore(db: Database, email: string): Promise<boolean> {
  const hash = await keyedHash(db);
  return (await trialHolders(db, [hash(emailMark(email))])).length > 0;
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
  if (!begins(beginner)) return false;
  const { marks, holder } = await marksOf(db, beginner);
  return (await trialHolders(db, marks)).some((other) => other !== holder);
}

/** Notes a free time that begins; false where another subscription has had it, or was quicker. */
export async function claimTrial(
  trx: DatabaseTransaction,
  beginner: Beginner,
  now: number,
): Promise<boolean> {
  if (!begins(beginner)) return true;
  if (await isTrialTaken(trx, beginner)) return false;
  const { marks, holder } = await marksOf(trx, beginner);
  await createTrials(trx, marks, { holder, now });
  return true;
}

async function marksOf(db: Database | DatabaseTransaction, { email, facts }: Beginner) {
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
