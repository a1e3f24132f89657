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
import { format } from '../../../ui/words/format';
import { NOT_SAVED } from '../not-saved';
import { messages } from './messages';

interface NoteEditorProps {
  /** 'YYYY-MM-DD' */
  day: string;
  /** undefined for a new one. */
  note: DayNote | undefined;
  onDone: () => void;
}

/** Whoever goes to another day or page with a note begun finds it saved, or is asked where it is too long for that. */
export function NoteEditor({ day, note, onDone }: NoteEditorProps) {
  const [text, setText] = useState(note?.text ?? '');
  const { save, remove } = useNoteActions(day, note);
  const field = useRef<HTMLInputElement>(null);
  const isTooLong = text.trim().length > NOTE_MAX;
  const left = useRef({ text, save });
  useEffect(() => {
    left.current = { text, save };
  });
  useEffect(() => {
    field.current?.focus();
    return () => {
      left.current.save(left.current.text);
    };
  }, []);
  const leave = (last: string) => {
    left.current = { text: last, save: left.current.save };
    onDone();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isTooLong) field.current?.focus();
    // An emptied note is one to delete.
    else if (text.trim() === '' && note) erase();
    else leave(text);
  };
  const erase = () => {
    remove();
    leave(note?.text ?? '');
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
            leave(note?.text ?? '');
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

function useNoteActions(day: string, note: DayNote | undefined) {
  const toast = useToast();
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
  return {
    /** Nothing to do for what is empty, too long or as it was. */
    save: (typed: string) => {
      const text = typed.trim();
      if (text === '' || text === note?.text || text.length > NOTE_MAX) return;
      if (note) {
        changeNote(note.id, text).then(() => {
          say(messages.noteSaved, async () => changeNote(note.id, note.text));
        }, failed);
        return;
      }
      addNote({ day, text }).then((id) => {
        say(messages.noteSaved, async () => deleteNote(id));
      }, failed);
    },
    remove: () => {
      if (!note) return;
      deleteNote(note.id).then(() => {
        say(messages.noteDeleted, async () => restoreNote(note.id));
      }, failed);
    },
  };
}
