import { isCommonPassword } from '../features/accounts/is-common-password';
import { ChainWatch } from '../features/admin/audit/chain-watch';
import type { SystemParts } from '../features/admin/system/parts';
import { endSubscriptions } from '../features/billing/end-subscriptions';
import { paidTime } from '../features/billing/paid-time';
import { releasePhotos } from '../features/photos/states/photo-event';
import type { Billing, Running } from './open-billing';

type Given = 'passwords' | 'db' | 'now' | 'log' | 'guard' | 'mailer' | 'files' | 'publicUrl';

type Before = Running & Billing & Pick<SystemParts, Given | 'version'>;

/** What the administrators' desk stands on. @param runnable the kinds of job that can be done here */
export function openAdmin(before: Before, runnable: readonly string[]): SystemParts {
  const { env, db, now, log, live, wake, provider, billing } = before;
  return {
    ...before,
    isCommonPassword,
    production: env.production,
    chain: new ChainWatch({ db, now, log }),
    beforeDeletion: async ({ id }) => before.endBilling(id),
    endSubscriptions: async (account, when) => endSubscriptions(billing, account, when),
    paidTime,
    onUnlimited: async (trx, userId) => releasePhotos(trx, { userId, now: now(), provider }),
    onChange: (userId) => {
      live.announce(userId);
      wake();
    },
    startedAt: now(),
    runnable,
    provider: providerOf(before),
    payments: { ready: billing.stripe !== undefined, live: billing.stripe?.live ?? null },
  };
}

function providerOf({ env: { vision } }: Before): SystemParts['provider'] {
  if (!vision) return undefined;
  const { model, readsWords, prices } = vision;
  const priced = prices.input > 0 || prices.output > 0;
  return { model, readsWords, daily: prices.daily, priced };
}
