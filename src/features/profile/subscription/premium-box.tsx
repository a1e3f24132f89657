import { Box, Typography } from '@mui/material';

import type { Billing } from '#shared/contract/billing';

import { Icon } from '../../../ui/icons';
import { CancelButton } from './cancel-button';
import { InvoicesLink } from './invoices-link';
import { nextPaymentWords } from './plan-words';

interface PremiumBoxProps {
  billing: Billing | undefined;
  /** The last payment did not go through: when the next one is due is not the question. */
  late: boolean;
}

/** What whoever has Premium may do with it. */
export function PremiumBox({ billing, late }: PremiumBoxProps) {
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
