import { useCallback } from 'react';

import {
  updateUserStatus,
  GIVEN_STATUSES,
  getStatistics,
  type AdminUser,
  type GivenStatus,
  type StripeChoice,
} from '#shared/contract/admin/users';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../../http/admin/answers';
import { putUser } from '../../../../http/admin/user-pages';
import { call } from '../../../../http/call';
import { useToast } from '../../../../ui/feedback/toast';
import { isRefusal } from '../../failure-words';

interface Options {
  /** What becomes of the subscription at Stripe. */
  stripe?: StripeChoice;
  before?: string;
}

/** Sets a user's status, and answers whether it did; the toast takes it back. */
export function useGiveStatus() {
  const toast = useToast();
  return useCallback(
    async function give(
      user: AdminUser,
      status: GivenStatus,
      { stripe = 'leave', before = user.subscriptionStatus }: Options = {},
    ): Promise<boolean> {
      try {
        const wish = { status, stripe };
        const { user: changed } = await call(at(updateUserStatus, { id: user.id }), wish);
        putUser(changed);
        void refetchDesk(getStatistics);
        toast({
          title: 'Subscription updated',
          description: 'User subscription status has been changed.',
          // What came from Stripe, or was ended there, cannot be given back by hand.
          ...(isGiven(before) &&
            stripe === 'leave' && {
              action: { label: 'Undo', run: () => void give(changed, before) },
            }),
        });
        return true;
      } catch (error) {
        if (isRefusal(error as Error)) return false;
        const description = 'Failed to update subscription. Please try again.';
        toast({ title: 'Error', description, failed: true });
        return false;
      }
    },
    [toast],
  );
}

function isGiven(status: string): status is GivenStatus {
  return (GIVEN_STATUSES as readonly string[]).includes(status);
}
