import { Box, Button } from '@mui/material';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { NOTE_MAX } from '#shared/records/day-note';

import {
  addNote,
  changeNote,
  type DayNote,
  deleteNote,
  restoreNote,
} from '../../../store/days/day-notes';
import { useToast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/form/field';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes';
import { useQuestionBeforeUnload } from '../../../ui/form/use-question-before-unload';
import { format } from '../../../ui/words/format';
import { NOT_SAVED } from '../not-saved';
import { messages } from './messages';

interface NoteEditorProps {
  /** 'YYYY-MM-DD' */
  day: string;
  /** undefined for a new note. */
  note: DayNote | undefined;
  /** Called with the id of a new note that was saved while the user is still writing. */
  onKept?: (id: string) => void;
  onDone: () => void;
}

/**
 * A begun note is saved when the user goes to another day, page or app; if it is too long for that, the
 * user is asked first.
 */
export function NoteEditor({ day, note, onKept, onDone }: NoteEditorProps) {
  const [text, setText] = useState(note?.text ?? '');
  const { save, remove, isKept } = useNoteActions(day, note);
  const field = useRef<HTMLInputElement>(null);
  const isTooLong = text.trim().length > NOTE_MAX;
  const left = useRef({ text, save, onKept });
  useEffect(() => {
    left.current = { text, save, onKept };
  });
  useEffect(() => {
    field.current?.focus();
    const keep = (then?: (id: string) => void) => {
      left.current.save(left.current.text, then);
    };
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') keep(left.current.onKept);
    };
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      keep();
    };
  }, []);
  useQuestionBeforeUnload(!isKept(text));
  /** @param last the text to save; empty saves nothing */
  const leave = (last: string) => {
    left.current = { ...left.current, text: last };
    onDone();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isTooLong) field.current?.focus();
    // A note that the user has emptied is deleted.
    else if (text.trim() === '' && note) erase();
    else leave(text);
  };
  const erase = () => {
    remove();
    leave('');
  };
  return (
    <Box component="form" noValidate sx={{ display: 'grid', gap: 1.5 }} onSubmit={submit}>
      <UnsavedChanges isUnsaved={isTooLong} />
      <Field
        label={messages.note}
        multiline
        minRows={2}
        inputRef={field}
        value={text}
        problem={isTooLong ? format(messages.aShorterNote, { most: NOTE_MAX }) : undefined}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {messages.save}
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            leave('');
          }}
        >
          {messages.cancel}
        </Button>
        {note && (
          <Button color="inherit" sx={{ ml: 'auto' }} onClick={erase}>
            {messages.delete}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface Kept {
  /** undefined while there is none. */
  id: Promise<string> | undefined;
  text: string;
}

async function changed(id: string, text: string): Promise<string> {
  await changeNote(id, text);
  return id;
}

function useNoteActions(day: string, note: DayNote | undefined) {
  const toast = useToast();
  const [kept, setKept] = useState<Kept>({
    id: note && Promise.resolve(note.id),
    text: note?.text ?? '',
  });
  const failed = () => {
    toast(NOT_SAVED);
  };
  const say = (title: string, undo: () => Promise<void>) => {
    const action = {
      label: messages.undo,
      run: () => {
        undo().catch(failed);
      },
    };
    toast({ title, action });
  };
  const isKept = (typed: string) => typed.trim() === '' || typed.trim() === kept.text;
  return {
    isKept,
    /** Does nothing if the text is empty, too long or unchanged. */
    save: (typed: string, then?: (id: string) => void) => {
      const text = typed.trim();
      if (isKept(typed) || text.length > NOTE_MAX) return;
      const id = kept.id
        ? kept.id.then(async (known) => changed(known, text))
        : addNote({ day, text });
      setKept({ id, text });
      id.then(
        (known) => {
          then?.(known);
          say(messages.noteSaved, async () =>
            kept.id ? changeNote(known, kept.text) : deleteNote(known),
          );
        },
        () => {
          setKept(kept);
          failed();
        },
      );
    },
    remove: () => {
      if (!note) return;
      deleteNote(note.id).then(() => {
        say(messages.noteDeleted, async () => restoreNote(note.id));
      }, failed);
    },
  };
}
