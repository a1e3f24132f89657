import { useQuery } from '@tanstack/react-query';

import { currentUser } from '#shared/contract/accounts';

import { call } from '../http/call';
import { CallError } from '../http/failure';
import { markSessionExpired, updateAccount } from '../store/accounts';

/** An ended session is noted and deletes nothing; offline changes nothing. */
export function useSessionRefresh(userId: string | undefined): void {
  useQuery({
    queryKey: [currentUser.path, userId],
    enabled: userId !== undefined,
    queryFn: async () => {
      try {
        const { user } = await call(currentUser, {});
        if (user.id === userId) await updateAccount(user);
        else await markSessionExpired(userId ?? '');
        return user;
      } catch (error) {
        if (error instanceof CallError && error.code === 'not_authenticated') {
          await markSessionExpired(userId ?? '');
        }
        throw error;
      }
    },
  });
}
