import { Box, Button, LinearProgress, Typography } from '@mui/material';

import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { PasswordDialog } from '../password-dialog';
import { messages } from './messages';
import type { Export } from './use-export';

/** How far an export is, and what it was. */
export function ExportState({ isMaking, progress, made, asks, ...exporting }: Export) {
  return (
    <>
      {isMaking && !asks && <Progress progress={progress} onStop={exporting.stop} />}
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
          send={exporting.startByPassword}
          onClose={exporting.cancel}
        />
      )}
    </>
  );
}

const MEGABYTE = 1024 * 1024;

interface ProgressProps {
  progress: Export['progress'];
  onStop: () => void;
}

function Progress({ progress, onStop }: ProgressProps) {
  const share = Math.min(99, (progress?.share ?? 0) * 100);
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        aria-label={messages.exporting}
        {...(share > 0 ? { variant: 'determinate', value: share } : {})}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {progressWords(progress)}
        </Typography>
        <Button aria-label={messages.cancelTheExport} onClick={onStop}>
          {messages.cancel}
        </Button>
      </Box>
    </Box>
  );
}

function progressWords(progress: Export['progress']): string {
  if (!progress) return messages.exporting;
  const { share, bytes } = progress;
  if (bytes === null) return format(messages.percentDone, { percent: Math.floor(share * 100) });
  return format(messages.megabytesSoFar, { megabytes: (bytes / MEGABYTE).toFixed(1) });
}
