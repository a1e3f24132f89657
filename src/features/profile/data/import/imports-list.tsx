import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import type { ImportNote } from '../../../../store/import';
import { useToast } from '../../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../../ui/layout/dialog';
import { format } from '../../../../ui/words/format';
import { momentWords } from '../../../../ui/words/time';
import { messages } from './messages';

interface ImportsListProps {
  imports: readonly ImportNote[];
  onUndo: (id: string) => Promise<void>;
  /** Called to move the focus, because the pressed button is removed. */
  onUndone: () => void;
}

const countWords = ({ records }: ImportNote) =>
  format(messages.entries, { records: records.length });

/** The imports made on this device that were not undone, each with its own undo. */
export function ImportsList({ imports, onUndo, onUndone }: ImportsListProps) {
  const [chosen, setChosen] = useState<ImportNote | null>(null);
  const [open, setOpen] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const toast = useToast();
  const undo = async ({ id }: ImportNote) => {
    setUndoing(true);
    try {
      await onUndo(id);
      setOpen(false);
      onUndone();
    } catch {
      toast(NOT_UNDONE);
    } finally {
      setUndoing(false);
    }
  };
  if (imports.length === 0) return null;
  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography id="imports" component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        {messages.imports}
      </Typography>
      <Box component="ul" aria-labelledby="imports" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {imports.map((note) => (
          <Box component="li" key={note.id} sx={ROW}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                {note.file}
              </Box>
              <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
                {format(messages.noteFromSource, {
                  note: countWords(note),
                  source: note.source,
                  at: momentWords(note.at, Date.now()),
                })}
              </Box>
            </Box>
            <Button
              aria-label={format(messages.undoTheImportOf, { file: note.file })}
              sx={{ flex: 'none' }}
              onClick={() => {
                setChosen(note);
                setOpen(true);
              }}
            >
              {messages.undo}
            </Button>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={open}
        title={messages.undoThisImport}
        about={chosen ? [chosen.file] : []}
        question={format(messages.itBrought, { counts: chosen ? countWords(chosen) : '' })}
        confirmLabel={messages.undoTheImport}
        pending={undoing}
        onConfirm={() => {
          if (chosen) void undo(chosen);
        }}
        onCancel={() => {
          setOpen(false);
        }}
      />
    </Box>
  );
}

/** The result of an undo: '312 entries removed. 2 were changed since and are kept.' */
export function undoneWords({ removed, kept }: { removed: number; kept: number }): string {
  const words = format(messages.entriesRemoved, { removed });
  if (kept === 0) return words;
  return format(messages.changedEntriesKept, { words, kept });
}

/** The toast for a failed undo. */
export const NOT_UNDONE = {
  title: messages.notUndone,
  description: messages.importNotUndone,
  failed: true,
} as const;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  py: 0.75,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
