import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useState } from 'react';

import { Dialog } from '../../../../../ui/layout/dialog';
import { format } from '../../../../../ui/words/format';
import { wholeWords } from '../../../../../ui/words/whole-words';
import { messages } from '../messages';
import type { Answers } from '../parsed-file';
import { ColumnsForm, FileQuestions, isAnswered } from './file-questions';
import { leftOutWords, PreviewSummary } from './import-preview';
import type { Preview } from './make-preview';

const SHOWN = 50;

interface ImportDialogProps {
  preview: Preview;
  busy: boolean;
  onAnswer: (answers: Answers) => void;
  onKeep: () => void;
  /** Stops the import. Entries imported by then are kept and can be undone. */
  onStop: () => void;
  onClose: () => void;
}

/** Shows what a file would import and leave out, and asks the user about unclear parts, before anything is saved. */
export function ImportDialog({
  preview,
  busy,
  onAnswer,
  onKeep,
  onStop,
  onClose,
}: ImportDialogProps) {
  const { source, fresh, known, problems, answers, asks, columns, leftOut } = preview;
  const { reading, unknown, keeping } = preview;
  // Until then days and units of the entries are not known.
  const isClear = isAnswered(asks, answers);
  const isReady = !busy && fresh.length > 0 && isClear;
  return (
    <Dialog
      open
      onClose={() => {
        if (!keeping) onClose();
      }}
      fullWidth
      maxWidth="sm"
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title" sx={{ overflowWrap: 'anywhere' }}>
        {format(messages.fromSource, { source })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {columns && (
          <ColumnsForm
            columns={columns}
            onChange={(chosen) => {
              onAnswer({ ...answers, columns: chosen });
            }}
          />
        )}
        <FileQuestions asks={asks} answers={answers} onAnswer={onAnswer} />
        <PreviewSummary preview={preview} isClear={isClear} />
        <FoodsRead reading={reading} unknown={unknown} />
        {known > 0 && <Typography>{format(messages.entriesAlreadyHere, { known })}</Typography>}
        {fresh.some(({ type }) => type === 'photo') && (
          <Typography>{messages.photosCountAsUploads}</Typography>
        )}
        <WordList title={messages.leftOut} label={messages.whatIsLeftOut} words={leftOut} />
        <WordList
          title={leftOutWords(problems.length)}
          label={messages.whatCannotBeRead}
          words={problems}
        />
      </DialogContent>
      {keeping && <Coming {...keeping} />}
      <DialogActions>
        {keeping ? (
          <StopButton onStop={onStop} />
        ) : (
          <Button onClick={onClose}>{messages.cancel}</Button>
        )}
        <Button variant="contained" disabled={!isReady} onClick={onKeep}>
          {busy && reading === null ? messages.oneMoment : messages.import}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The progress of the import, below the scrolling content so that it stays in view. */
function Coming({ done, of }: NonNullable<Preview['keeping']>) {
  return (
    <Box sx={{ px: 3, pt: 2 }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {format(messages.entriesAdded, { done: wholeWords(done), of: wholeWords(of) })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / Math.max(1, of)) * 100}
        aria-label={messages.addingEntries}
      />
    </Box>
  );
}

/** Stopping takes a moment, because the current batch is finished first. */
function StopButton({ onStop }: { onStop: () => void }) {
  const [stopping, setStopping] = useState(false);
  return (
    <Button
      disabled={stopping}
      onClick={() => {
        setStopping(true);
        onStop();
      }}
    >
      {stopping ? messages.stopping : messages.stop}
    </Button>
  );
}

/** The progress of reading foods without numbers, and then the foods that could not be read. */
function FoodsRead({ reading, unknown }: Pick<Preview, 'reading' | 'unknown'>) {
  if (reading) {
    const { done, of } = reading;
    return (
      <div>
        <Typography role="status" sx={{ mb: 1 }}>
          {format(messages.lookingUpFoods, { of })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(done / of) * 100}
          aria-label={messages.foodsThatAreRead}
        />
      </div>
    );
  }
  return (
    <WordList
      title={format(messages.inByName, { unknown: unknown.length })}
      label={messages.foodsWithoutFigures}
      words={unknown}
    />
  );
}

interface WordListProps {
  title: string;
  /** For screen readers. */
  label: string;
  words: readonly string[];
}

/** A list of lines with a title, cut if it is long; shows nothing if there are none. */
function WordList({ title, label, words }: WordListProps) {
  if (words.length === 0) return null;
  return (
    <Box>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Box
        component="ul"
        // Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        aria-label={label}
        sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 180, overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {words.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {words.length > SHOWN && (
          <li>{format(messages.andMore, { others: words.length - SHOWN })}</li>
        )}
      </Box>
    </Box>
  );
}
