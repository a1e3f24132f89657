import { Box, Typography } from '@mui/material';

import type { SyncSummary } from '../../../store/sync-summary';
import { CalmButton } from '../calm-button';
import { useAsking } from '../use-asking';
import { comparisonWords } from './ledger-words';

/** Asks the server whether it holds what this device holds. */
export function Check({ summary, now }: { summary: SyncSummary; now: number }) {
  const { asked, outcome, ask } = useAsking(summary, now);
  const isAnswered = asked !== null && (summary.comparison?.at ?? 0) >= asked.at;
  const isChecking = asked !== null && !isAnswered && outcome !== 'failed';
  return (
    <>
      <Box role="status" sx={{ mt: 1 }}>
        <Typography>{comparisonWords(summary, now)}</Typography>
        {outcome === 'failed' && !isAnswered && (
          <Typography sx={{ mt: 1 }}>
            The server could not be asked now. It is asked again with the next sync.
          </Typography>
        )}
      </Box>
      <CalmButton
        variant="outlined"
        busy={isChecking}
        onClick={() => void ask()}
        sx={{ mt: 2, minWidth: 208 }}
      >
        {isChecking ? 'Checking...' : 'Check with the server'}
      </CalmButton>
    </>
  );
}
