import { Box, Button, Typography } from '@mui/material';

import type { User } from '#shared/contract/accounts';
import type { Billing } from '#shared/contract/billing';
import { isPremium, paidUntil } from '#shared/rules/plan';

import { useBilling } from '../../../http/use-billing';
import { Icon } from '../../../ui/icons';
import { CancelButton } from './cancel-button';
import { InvoicesLink } from './invoices-link';
import { lateWords, nextPaymentWords } from './plan-words';
import { UpgradeBox } from './upgrade-box';
import { useBillingPage } from './use-billing-page';

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

/** A payment that did not go through, and the way to mend it. */
function LateNotice({ until }: { until: number | null }) {
  const { open, pending } = useBillingPage('card');
  return (
    <Box role="status" sx={{ p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name="card" size={24} style={{ flex: 'none' }} />
        <Typography>
          <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
            Your last payment did not go through
          </Box>
          {lateWords(until)}
        </Typography>
      </Box>
      <Button variant="contained" sx={{ mt: 1.5 }} disabled={pending} onClick={open}>
        {pending ? 'Opening...' : 'Update your card'}
      </Button>
    </Box>
  );
}

interface PremiumBoxProps {
  billing: Billing | undefined;
  /** The last payment did not go through: when the next one is due is not the question. */
  late: boolean;
}

/** What whoever has Premium may do with it. */
function PremiumBox({ billing, late }: PremiumBoxProps) {
  const subscription = billing?.subscription;
  const next = subscription && !late ? nextPaymentWords(subscription) : undefined;
  return (
    <Box component="section" aria-labelledby="premium-title">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
        <Icon name="check" size={24} style={{ marginInlineStart: -4 }} />
        <Typography id="premium-title" component="h2" variant="h3" sx={{ color: 'text.primary' }}>
          Premium Active
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        Unlimited image uploads.{next === undefined ? '' : ` ${next}`}
      </Typography>
      <CancelButton />
      {billing?.invoices === true && <InvoicesLink />}
    </Box>
  );
}
