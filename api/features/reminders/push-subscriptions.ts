import type { getReminderWays, subscribePush, unsubscribePush } from '#shared/contract/reminders';

import type { PushServices } from '../../gateways/push/push-services';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Mailer } from '../../jobs/mail/mailer';
import type { Database } from '../../store/database';
import { lockUserSequence } from '../../store/lock-user-sequence';
import {
  forgetSubscriptionOf,
  keepSubscription,
  subscriptionsOf,
} from '../../store/reminders/push-subscriptions';

interface PushParts {
  db: Database;
  now: () => number;
  mailer: Pick<Mailer, 'isSetUp'>;
  /** Undefined if the host has not set push keys. */
  push: PushServices | undefined;
}

export function getReminderWaysHandler({
  db,
  now,
  mailer,
  push,
}: PushParts): MemberHandler<typeof getReminderWays> {
  return async ({ account, session }) => {
    const own = push ? await subscriptionsOf(db, account.id, now()) : [];
    return {
      email: mailer.isSetUp,
      pushKey: push?.publicKey ?? null,
      subscribed: own.some(({ session_hash }) => session_hash === session.key),
    };
  };
}

export function subscribePushHandler({
  db,
  now,
  push,
}: PushParts): MemberHandler<typeof subscribePush> {
  return async ({ account, session, input: { endpoint, keys } }) => {
    if (!push) throw refuse('push_not_set_up');
    if (!push.accepts(endpoint)) throw refuse('no_push_service');
    const { key: sessionHash = '' } = session;
    const subscription = { userId: account.id, sessionHash, endpoint, ...keys, now: now() };
    await lockUserSequence(db, account.id, async ({ trx }) => keepSubscription(trx, subscription));
    return { ok: true };
  };
}

export function unsubscribePushHandler({
  db,
}: Pick<PushParts, 'db'>): MemberHandler<typeof unsubscribePush> {
  return async ({ session: { key } }) => {
    if (key !== undefined) await forgetSubscriptionOf(db, key);
    return { ok: true };
  };
}
