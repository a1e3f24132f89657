import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';

import type { User } from '#shared/contract/accounts';

import { useLastImport } from '../../../store/use-last-import';
import { Card } from '../../../ui/layout/card';
import { counted } from '../../../ui/words/counted';
import { CardHead } from '../card-head';
import { ImportDialog } from './import/import-dialog';
import { useImport } from './import/use-import';
import { useExport } from './export/use-export';

/** A person's data, out as a file and in from one. */
export function DataCard({ user }: { user: User }) {
  const { exporting, save } = useExport(user);
  const { preview, busy, choose, keep, undo, close } = useImport(user.id);
  const last = useLastImport();
  const file = useRef<HTMLInputElement>(null);
  return (
    <Card component="section" aria-labelledby="your-data">
      <CardHead
        id="your-data"
        title="Your data"
        words="Everything in one ZIP: JSON for programs, CSV for spreadsheets, and your photos. Import takes that file back, and the CSV of MyFitnessPal and Cronometer."
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={exporting} onClick={save}>
          {exporting ? 'Exporting...' : 'Export my data'}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => file.current?.click()}>
          Import a file
        </Button>
      </Box>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="File to import"
        accept=".zip,.json,.csv,application/zip,application/json,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void choose(chosen);
          target.value = '';
        }}
      />
      {last && last.records.length > 0 && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Last import: {counted(last.records.length, 'entry', 'entries')} from {last.source}.
          </Typography>
          <Button onClick={() => void undo()}>Undo the import</Button>
        </Box>
      )}
      {preview && (
        <ImportDialog preview={preview} busy={busy} onKeep={() => void keep()} onClose={close} />
      )}
    </Card>
  );
}
