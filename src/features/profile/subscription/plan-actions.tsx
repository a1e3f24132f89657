import { Box } from '@mui/material';

import type { User } from '#shared/contract/accounts';
import { isPremium, paidUntil } from '#shared/rules/plan';

import { useBilling } from '../../../http/use-billing';
import { LateNotice } from './late-notice';
import { PremiumBox } from './premium-box';
import { UpgradeBox } from './upgrade-box';

/** What can be done about a plan: upgrade, mend, leave, come back. */
export function PlanActions({ user, now }: { user: User; now: number }) {
  const { data: billing } = useBilling();
  const { subscriptionStatus, subscriptionEndDate = null } = user;
  const until = paidUntil({ subscriptionStatus, subscriptionEndDate }, now);
  const late = subscriptionStatus === 'past_due';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {late && <LateNotice until={billing?.subscription?.lateUntil ?? null} />}
      {isPremium(user) ? (
        <PremiumBox billing={billing} late={late} />
      ) : (
        <UpgradeBox billing={billing} paidUntil={until} />
      )}
    </Box>
  );
}
