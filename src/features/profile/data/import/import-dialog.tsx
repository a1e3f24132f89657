import { Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';

import { counted } from '../../../../ui/words/counted';
import { Dialog } from '../../../../ui/layout/dialog';
import { contentWords, leftOutWords, spanWords } from './preview-words';
import type { Preview } from './use-import';

const PROBLEMS_SHOWN = 50;

interface ImportDialogProps {
  preview: Preview;
  busy: boolean;
  onKeep: () => void;
  onClose: () => void;
}

/** What a file would bring, and what of it cannot be read, before any of it is kept. */
export function ImportDialog({ preview, busy, onKeep, onClose }: ImportDialogProps) {
  const { source, fresh, incoming, problems } = preview;
  const known = incoming.length - fresh.length;
  const span = spanWords({ incoming: fresh });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="import-title">
      <DialogTitle id="import-title">From {source}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>
          New here: {contentWords(fresh)}
          {span !== null && `, ${span}`}.
        </Typography>
        {known > 0 && (
          <Typography>{counted(known, 'entry', 'entries')} already here, left as they are.</Typography>
        )}
        {fresh.some(({ type }) => type === 'photo') && (
          <Typography>Each photo counts as an upload of yours.</Typography>
        )}
        {problems.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 650 }}>{leftOutWords(problems.length)}</Typography>
            <Box
              component="ul"
              // It scrolls: so it can be reached by keys.
              tabIndex={0}
              aria-label="What cannot be read"
              sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 180, overflow: 'auto' }}
            >
              {problems.slice(0, PROBLEMS_SHOWN).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {problems.length > PROBLEMS_SHOWN && (
                <li>and {problems.length - PROBLEMS_SHOWN} more</li>
              )}
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={busy || fresh.length === 0} onClick={onKeep}>
          {busy ? 'Importing...' : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
