import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import type { User } from '#shared/contract/accounts';

import { useImports } from '../../../store/use-imports';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { CardHead } from '../card-head';
import { useExport } from './export/use-export';
import { ImportsList } from './import/imports-list';
import { ImportDialog } from './import/preview/import-dialog';
import { useImport } from './import/use-import';

const ACCEPTED =
  '.zip,.json,.csv,.tsv,.txt,application/zip,application/json,text/csv,text/tab-separated-values,text/plain';

/** A person's data, out as a file and in from one. */
export function DataCard({ user }: { user: User }) {
  const { exporting, save } = useExport(user);
  const { preview, busy, problem, read, keep, undo, close } = useImport(user.id);
  const imports = useImports();
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [undone, setUndone] = useState(0);
  // After the dialog has let go of the focus: the button that it would give it back to is gone.
  useEffect(() => {
    if (undone > 0) chooser.current?.focus();
  }, [undone]);
  return (
    <Card component="section" aria-labelledby="your-data">
      <CardHead
        id="your-data"
        title="Your data"
        words="Everything in one ZIP: JSON for programs, CSV for spreadsheets, and your photos. Import takes that file back, and what Cronometer, MyFitnessPal, Lose It, Waistline and NutriTrace export. Of any other CSV, you choose the columns."
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={exporting} onClick={save}>
          {exporting ? 'Exporting...' : 'Export my data'}
        </Button>
        <Button
          ref={chooser}
          variant="outlined"
          disabled={busy}
          onClick={() => file.current?.click()}
        >
          {busy && !preview ? 'Reading...' : 'Import a file'}
        </Button>
      </Box>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        aria-label="File to import"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          if (chosen.length > 0) void read(chosen, {});
          target.value = '';
        }}
      />
      {problem !== null && (
        <Box role="alert" sx={PROBLEM}>
          <Icon name="warning" size={20} style={{ flex: 'none', marginTop: 2 }} />
          <Box sx={{ minWidth: 0 }}>{problem}</Box>
        </Box>
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
          onClose={close}
        />
      )}
    </Card>
  );
}

const PROBLEM = {
  display: 'flex',
  gap: 1,
  mt: 2,
  px: 2,
  py: 1.5,
  border: '1px solid',
  borderColor: 'error.main',
  borderRadius: '12px',
  overflowWrap: 'anywhere',
} as const;
