import { Box, Button, IconButton, Typography } from '@mui/material';
import { useRef, useState } from 'react';

import { type DayNote, useNotes } from '../../../store/days/day-notes';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { useDisplay } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { messages } from './messages';
import { NoteEditor } from './note-editor';

/** Shows nothing if the user has hidden notes. @param day 'YYYY-MM-DD' */
export function NotesCard({ day }: { day: string }) {
  return useDisplay().notes === 'hidden' ? null : <ShownNotes key={day} day={day} />;
}

const NEW = 'new';

function ShownNotes({ day }: { day: string }) {
  const read = useNotes(day);
  const [edited, setEdited] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const all = read?.day === day ? read.notes : [];
  // A new note that is still being written is shown only in its field.
  const notes = edited === NEW ? all.filter(({ id }) => id !== kept) : all;
  const done = () => {
    setEdited(null);
    // The focused field is removed, so focuses a button.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('button')?.focus());
  };
  const add = (
    <Button
      color="inherit"
      sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
      startIcon={<Icon name="plus" size={18} />}
      onClick={() => {
        setKept(null);
        setEdited(NEW);
      }}
    >
      {messages.addANote}
    </Button>
  );
  if (notes.length === 0 && edited === null)
    return (
      <Box ref={place} sx={{ mt: 1, px: { xs: 2, sm: 2.5 } }}>
        {add}
      </Box>
    );
  return (
    <Card component="section" aria-labelledby="notes" sx={CARD}>
      <Box ref={place} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id="notes" component="h2" variant="h3">
          {messages.notesOfTheDay}
        </Typography>
        {notes.map((note) =>
          edited === note.id ? (
            <NoteEditor key={note.id} {...{ day, note }} onDone={done} />
          ) : (
            <NoteRow
              key={note.id}
              note={note}
              onEdit={() => {
                setEdited(note.id);
              }}
            />
          ),
        )}
        {edited === NEW ? (
          <NoteEditor {...{ day }} note={undefined} onKept={setKept} onDone={done} />
        ) : (
          add
        )}
      </Box>
    </Card>
  );
}

const START = 30;

function NoteRow({ note: { text }, onEdit }: { note: DayNote; onEdit: () => void }) {
  const start = text.length > START ? `${text.slice(0, START).trimEnd()}...` : text;
  return (
    <Box sx={ROW}>
      <Typography sx={{ flex: 1, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <IconButton
        aria-label={format(messages.changeTheNote, { start })}
        sx={{ width: 48, height: 48, mt: -1.5, mr: -1 }}
        onClick={onEdit}
      >
        <Icon name="pencil" size={20} />
      </IconButton>
    </Box>
  );
}

const CARD = { mt: 1.5, p: { xs: 2, sm: 2.5 } } as const;

const ROW = { display: 'flex', alignItems: 'flex-start', gap: 1, pt: 0.5 } as const;
