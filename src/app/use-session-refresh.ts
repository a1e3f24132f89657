import { useQuery } from '@tanstack/react-query';

import { currentUser } from '#shared/contract/accounts';
import { NO_CONSENTS } from '#shared/contract/consents';

import { call } from '../http/call';
import { CallError } from '../http/call-error';
import { markSessionExpired, updateAccount } from '../store/accounts';

async function learn(): Promise<void> {
  const { learnDeletions } = await import(/* webpackMode: "eager" */ '../sync/learn-deletions');
  await learnDeletions('every').catch(() => undefined);
}

/** Updates the account from the server. An ended session is only noted: nothing is deleted. Offline nothing changes. */
export function useSessionRefresh(userId: string | undefined): void {
  useQuery({
    queryKey: [currentUser.path, userId],
    enabled: userId !== undefined,
    queryFn: async () => {
      try {
        const { user, consents = NO_CONSENTS } = await call(currentUser, {});
        if (user.id === userId) await updateAccount(user, consents);
        else await markSessionExpired(userId ?? '');
        return user;
      } catch (error) {
        const code = error instanceof CallError ? error.code : undefined;
        if (code === 'not_authenticated') await markSessionExpired(userId ?? '');
        // Sync would find this out too, but not if the account's database does not answer.
        if (code === 'not_authenticated' || code === 'account_deleted') void learn();
        throw error;
      }
    },
  });
}
