import { Box, LinearProgress, Typography } from '@mui/material';

import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { PasswordDialog } from '../password-dialog';
import type { Received } from './make-export';
import { messages } from './messages';
import type { Export } from './use-export';

/** How far an export is, and what it was. */
export function ExportState({ isMaking, received, made, asks, startByPassword, cancel }: Export) {
  return (
    <>
      {isMaking && !asks && <Progress received={received} />}
      <Box role="status">
        {made && (
          <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
            <Icon
              name={made.isWhole ? 'check' : 'warning'}
              size={20}
              style={{ flex: 'none', marginTop: 2 }}
            />
            <Box sx={{ minWidth: 0 }}>{made.words}</Box>
          </Box>
        )}
      </Box>
      {asks && (
        <PasswordDialog
          title={messages.exportYourData}
          words={messages.enterYourPassword}
          label={messages.export}
          pendingLabel={messages.exporting}
          failureTitle={messages.notExported}
          send={startByPassword}
          onClose={cancel}
        />
      )}
    </>
  );
}

const MEGABYTE = 1024 * 1024;

function Progress({ received }: { received: Received | null }) {
  const share = received ? Math.min(99, (received.bytes / Math.max(1, received.of)) * 100) : 0;
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        aria-label={messages.exporting}
        {...(share > 0 ? { variant: 'determinate', value: share } : {})}
      />
      <Typography sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {received
          ? format(messages.megabytesSoFar, { megabytes: (received.bytes / MEGABYTE).toFixed(1) })
          : messages.exporting}
      </Typography>
    </Box>
  );
}
