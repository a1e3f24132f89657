import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import type { User } from '#shared/contract/accounts';

import { useImports } from '../../../store/import';
import { ProblemBox } from '../../../ui/feedback/problem-box';
import { ProfileCard } from '../profile-card';
import { ExportState } from './export-state';
import { ImportsList } from './import/imports-list';
import { ImportDialog } from './import/preview/import-dialog';
import { useImport } from './import/use-import';
import { messages } from './messages';
import { useExport } from './use-export';

const ACCEPTED =
  '.zip,.json,.csv,.tsv,.txt,application/zip,application/json,text/csv,text/tab-separated-values,text/plain';

interface DataCardProps {
  user: User;
  /** Nothing new is taken. */
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
  // After the dialog has let go of the focus: the button that it would give it back to is gone.
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
