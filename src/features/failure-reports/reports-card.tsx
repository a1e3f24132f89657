import { Box, Typography } from '@mui/material';

import { useFailures } from '../../store/use-failures';
import { Card } from '../../ui/layout/card';
import { KeptReport } from './kept-report';

/** What failed on this device, to be read and, by a tap, sent to the host; nothing where nothing failed. */
export function ReportsCard() {
  const failures = useFailures() ?? [];
  if (failures.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="failures-title">
      <Typography component="h2" variant="h3" id="failures-title">
        What failed on this device
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
        Reports help whoever runs this server to repair Platelog. They hold no meals, names or email
        addresses, and nothing is sent before you tap Send.
      </Typography>
      <Box component="ul" sx={LIST}>
        {failures.map((failure) => (
          <KeptReport key={failure.id} report={failure} />
        ))}
      </Box>
    </Card>
  );
}

const LIST = {
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
  '& > li': { pt: 1.5 },
  '& > li + li': { mt: 1.5, borderTop: '1px solid', borderColor: 'divider' },
} as const;
