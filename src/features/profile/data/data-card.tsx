import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import type { User } from '#shared/contract/accounts';

import { useLaunchedFiles } from '../../../device/use-launched-files';
import { useImports } from '../../../store/import';
import { ProblemBox } from '../../../ui/feedback/problem-box';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { ProofDialog } from '../proof-dialog';
import { ProfileCard } from '../profile-card';
import { ConfirmDialog } from '../sign-on-dialog';
import { ImportsList } from './import/imports-list';
import { ImportDialog } from './import/preview/import-dialog';
import { useImport } from './import/use-import';
import { messages } from './messages';
import { type Export, useExport } from './use-export';

const ACCEPTED =
  '.zip,.json,.csv,.tsv,.txt,application/zip,application/json,text/csv,text/tab-separated-values,text/plain';

interface DataCardProps {
  user: User;
  /** True if consents forbid new entries, so that importing is not possible. */
  isExportOnly?: boolean;
}

/** Export and import of the user's data. */
export function DataCard({ user, isExportOnly = false }: DataCardProps) {
  const exporting = useExport(user);
  const { preview, busy, problem, read, keep, stop, undo, close } = useImport(user.id);
  const imports = useImports();
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [undone, setUndone] = useState(0);
  useLaunchedFiles(isExportOnly ? null : (files) => void read(files, {}));
  // After the dialog has closed, because the button to which it would return the focus is gone.
  useEffect(() => {
    if (undone > 0) chooser.current?.focus();
  }, [undone]);
  return (
    <ProfileCard id="your-data" title={messages.yourData} words={messages.everythingInOneZip}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={exporting.isMaking} onClick={exporting.start}>
          {exporting.isMaking ? messages.exporting : messages.exportMyData}
        </Button>
        {!isExportOnly && (
          <Button
            ref={chooser}
            variant="outlined"
            disabled={busy}
            onClick={() => file.current?.click()}
          >
            {busy && !preview ? messages.reading : messages.importAFile}
          </Button>
        )}
      </Box>
      <ExportState {...exporting} />
      <input
        ref={file}
        type="file"
        hidden
        multiple
        aria-label={messages.fileToImport}
        accept={ACCEPTED}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          if (chosen.length > 0) void read(chosen, {});
          target.value = '';
        }}
      />
      {problem !== null && (
        <ProblemBox role="alert" sx={{ mt: 2 }}>
          {problem}
        </ProblemBox>
      )}
      <ImportsList
        imports={imports ?? []}
        onUndo={undo}
        onUndone={() => {
          setUndone((times) => times + 1);
        }}
      />
      {preview && (
        <ImportDialog
          preview={preview}
          busy={busy}
          onAnswer={(answers) => void read(preview.files, answers)}
          onKeep={() => void keep()}
          onStop={stop}
          onClose={close}
        />
      )}
    </ProfileCard>
  );
}

/** The progress of an export, and its result. */
function ExportState({ isMaking, progress, made, asks, ...exporting }: Export) {
  return (
    <>
      {isMaking && asks === null && <Progress progress={progress} onStop={exporting.stop} />}
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
      {asks === 'confirmation' && <ConfirmDialog onClose={exporting.cancel} />}
      {asks === 'password' && (
        <ProofDialog
          title={messages.exportYourData}
          ask={messages.enterYourPassword}
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
