import type { getUserFacts, UserFacts } from '#shared/contract/admin/user-facts';
import { USER_FACTS_MOST } from '#shared/contract/admin/user-facts';

import type { AdminHandler } from '../../../http/admin-endpoint';
import type { AccountRow } from '../../../store/accounts';
import type { DatabaseTransaction } from '../../../store/database';
import { mailsOfUser } from '../../../store/listed-mails';
import { listCredits } from '../../../store/photo-charges';
import { secondFactorOf } from '../../../store/second-factors';
import { sessionsOf } from '../../../store/sessions';
import { subscriptionsOfUser } from '../../../store/subscriptions';
import { devicesOf, troublesOf } from '../../../store/sync-troubles';
import type { AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';
import { livingAccount, shownUser } from './user-account';

/** A user's sessions, devices, images, payments and mails, but nothing that they have entered. */
export function getUserFactsHandler(services: AuditServices): AdminHandler<typeof getUserFacts> {
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'user_viewed' as const, subjectId: id };
    return audited(services, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      return { answer: await factsOf(trx, account, services.now()) };
    });
  };
}

async function factsOf(
  trx: DatabaseTransaction,
  account: AccountRow,
  now: number,
): Promise<UserFacts> {
  const { id } = account;
  const devices = await devicesOf(trx, id);
  const factor = await secondFactorOf(trx, { kind: 'user', owner_id: id });
  return {
    ...(await shownUser(trx, id)),
    hasSecondFactor: factor !== undefined,
    sessions: await shownSessions(trx, id, now),
    devices: devices.slice(0, USER_FACTS_MOST),
    deviceCount: devices.length,
    sync: {
      records: account.records_kept,
      bytes: account.bytes_kept,
      troubles: await troublesOf(trx, id),
    },
    credits: (await listCredits(trx, id, { limit: USER_FACTS_MOST })).map(
      ({ at, change, why, used }) => ({ at, change, why, used }),
    ),
    subscriptions: await shownSubscriptions(trx, id),
    mails: await mailsOfUser(trx, id, USER_FACTS_MOST),
  };
}

/** Without the network, because device and times are enough for support. */
async function shownSessions(trx: DatabaseTransaction, id: string, now: number) {
  return (await sessionsOf(trx, id, now)).map((session) => ({
    device: session.device,
    createdAt: session.created_at,
    lastUsedAt: session.last_seen_at,
    sharedDevice: session.shared === 1,
  }));
}

async function shownSubscriptions(trx: DatabaseTransaction, id: string) {
  return (await subscriptionsOfUser(trx, id)).map((one) => ({
    id: one.id,
    status: one.status,
    createdAt: one.created_at,
    periodEnd: one.period_end,
    cancelAt: one.cancel_at,
    endedAt: one.ended_at,
  }));
}
