import { Box, Button, Typography } from '@mui/material';

import { Icon } from '../../../ui/icons';
import { lateWords } from './plan-words';
import { useBillingPage } from './use-billing-page';

/** A payment that did not go through, and the way to mend it. */
export function LateNotice({ until }: { until: number | null }) {
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
