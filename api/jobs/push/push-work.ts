import type { Database, DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { endCampaign, handOver, takeBack, waitingPush } from '../../store/reminders/campaigns';
import { forgetEndpoints, subscriptionsOf } from '../../store/reminders/push-subscriptions';
import type { JobsTable } from '../../store/tables';
import { GiveUp, PutOff, type Work, type Write } from '../work';

/** Sends notifications with the push service of each browser. */
interface PushSender {
  send: (
    address: { endpoint: string; p256dh: string; auth: string },
    payload: string,
    options: { ttl: number; topic: string },
  ) => Promise<'sent' | 'gone' | 'refused' | 'unsure'>;
}

interface Parts {
  db: Database;
  now: () => number;
  push: PushSender;
}

const AGAIN_MS = 5 * 60_000;
const CUT_OFF =
  'It was cut off while it was being sent. It may have arrived, so it is not sent again.';
const OVER = 'Its time of the day was over.';
const NO_BROWSER = 'No browser of this person gets notifications any more.';
const REFUSED = 'The push service did not take it.';

/** Sends a user's waiting notification to all of their browsers, at most once. */
export function pushWork({ db, now, push }: Parts): Work {
  return {
    begin: (job) => async (trx) => markHandedOver(trx, job, now()),
    run: async (job) => {
      const campaign = await waitingPush(db, job.user_id);
      if (!campaign) return async () => Promise.resolve();
      const { id, campaign_type: type, ends_at: end } = campaign;
      const left = (end ?? 0) - now();
      if (left <= 0) throw new GiveUp(OVER);
      const addresses = await subscriptionsOf(db, job.user_id, now());
      // The service worker has the texts: no user data goes to the push service, not even encrypted.
      const payload = JSON.stringify({ type });
      const options = { ttl: Math.floor(left / 1_000), topic: 'reminder' };
      const answers = await Promise.all(
        addresses.map(async (address) => push.send(address, payload, options)),
      );
      const gone = addresses.filter((_, n) => answers[n] === 'gone').map((one) => one.endpoint);
      const end_ = endOf(answers, now());
      if (end_ instanceof Error) {
        await inTransaction(db, async (trx) => forgetEndpoints(trx, gone));
        throw end_;
      }
      return async (trx) => {
        await forgetEndpoints(trx, gone);
        await endCampaign(trx, id, { outcome: 'sent', now: now() });
      };
    },
    wait: (job, _at, error) => async (trx) => {
      // After any other error it may have arrived.
      if (!(error instanceof PutOff)) return;
      const campaign = await waitingPush(trx, job.user_id);
      if (campaign) await takeBack(trx, campaign.id);
    },
    giveUp: (job, error) => fail(job, error instanceof GiveUp ? error.why : REFUSED),
  };
}

/** Counts as sent if one browser may have it, so that it is not shown twice on another. */
function endOf(answers: readonly string[], now: number): 'sent' | Error {
  if (answers.includes('sent')) return 'sent';
  if (answers.includes('unsure')) return new GiveUp(`${REFUSED} It may have arrived.`);
  if (answers.includes('refused')) return new PutOff(now + AGAIN_MS, REFUSED);
  return new GiveUp(NO_BROWSER);
}

async function markHandedOver(
  trx: DatabaseTransaction,
  { user_id: userId }: JobsTable,
  now: number,
): Promise<void> {
  const campaign = await waitingPush(trx, userId);
  if (!campaign || (await handOver(trx, campaign.id, now))) return;
  await endCampaign(trx, campaign.id, { outcome: 'failed', answer: CUT_OFF });
}

function fail({ user_id: userId }: JobsTable, answer: string): Write {
  return async (trx) => {
    const campaign = await waitingPush(trx, userId);
    if (campaign) await endCampaign(trx, campaign.id, { outcome: 'failed', answer });
  };
}
