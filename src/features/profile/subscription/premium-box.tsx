import { Box, Button, Typography } from '@mui/material';

import type { Billing } from '#shared/contract/billing';

import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog';
import { Icon } from '../../../ui/icons';
import { InvoicesLink } from './invoices-link';
import { nextPaymentWords } from './plan-words';
import { useCancel } from './use-cancel';

interface PremiumBoxProps {
  billing: Billing | undefined;
  /** The last payment did not go through: when the next one is due is not the question. */
  late: boolean;
}

/** What whoever has Premium may do with it. */
export function PremiumBox({ billing, late }: PremiumBoxProps) {
  const { asking, pending, ask, stay, cancel } = useCancel();
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
      <Button variant="outlined" sx={{ mt: 2, mb: 0.5 }} disabled={pending} onClick={ask}>
        {pending ? 'Canceling...' : 'Cancel Subscription'}
      </Button>
      {billing?.invoices === true && <InvoicesLink />}
      <ConfirmDialog
        open={asking}
        title="Cancel Subscription"
        question="Are you sure you want to cancel your subscription? You'll lose access to unlimited uploads."
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep Premium"
        onConfirm={cancel}
        onCancel={stay}
      />
    </Box>
  );
}
