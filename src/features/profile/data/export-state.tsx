import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, DialogContentText, LinearProgress, Typography } from '@mui/material';

import { type ExportPassword, exportPasswordSchema } from '#shared/contract/account-export';

import { PasswordField } from '../../../ui/form/password-field';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { FormDialog, useCallForm } from '../call-form';
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
      {asks && <PasswordDialog onPassword={exporting.startByPassword} onClose={exporting.cancel} />}
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

interface PasswordDialogProps {
  onPassword: (password: ExportPassword) => Promise<void>;
  onClose: () => void;
}

function PasswordDialog({ onPassword, onClose }: PasswordDialogProps) {
  const { register, submit, errors, pending } = useCallForm<ExportPassword>({
    resolver: zodResolver(exportPasswordSchema),
    send: onPassword,
    failureTitle: messages.notExported,
  });
  return (
    <FormDialog
      id="export-title"
      title={messages.exportYourData}
      cancelLabel={messages.cancel}
      submitLabel={pending ? messages.exporting : messages.export}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{messages.enterYourPassword}</DialogContentText>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormDialog>
  );
}
