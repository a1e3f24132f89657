import { useCallback } from 'react';

import {
  updateUserStatus,
  GIVEN_STATUSES,
  getStatistics,
  type AdminUser,
  type GivenStatus,
} from '#shared/contract/admin/users';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../../http/admin/answers';
import { putUser } from '../../../../http/admin/user-pages';
import { call } from '../../../../http/call';
import { useToast } from '../../../../ui/feedback/toast';
import { isRefusal } from '../../failure-words';

/** Sets a user's status; the toast takes it back. */
export function useGiveStatus() {
  const toast = useToast();
  return useCallback(
    async function give(user: AdminUser, status: GivenStatus, before = user.subscriptionStatus) {
      try {
        const { user: changed } = await call(at(updateUserStatus, { id: user.id }), { status });
        putUser(changed);
        void refetchDesk(getStatistics);
        toast({
          title: 'Subscription updated',
          description: 'User subscription status has been changed.',
          // What came from Stripe cannot be given back by hand.
          ...(isGiven(before) && {
            action: { label: 'Undo', run: () => void give(changed, before) },
          }),
        });
      } catch (error) {
        if (isRefusal(error as Error)) return;
        const description = 'Failed to update subscription. Please try again.';
        toast({ title: 'Error', description, failed: true });
      }
    },
    [toast],
  );
}

function isGiven(status: string): status is GivenStatus {
  return (GIVEN_STATUSES as readonly string[]).includes(status);
}
