import { Box, Button, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';

import { saveJson } from '../../../device/save-file';
import { activeStore } from '../../../store/account-store';
import { exportUnsynced } from '../../../store/unsynced';
import { Field } from '../../../ui/form/field';
import { Dialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { messages } from './messages';

const WORD = 'delete';

interface UnsyncedDialogProps {
  /** Number of changes and photos that are only on this device. */
  left: number;
  /** Text about other data that will be deleted. */
  details: string | null;
  onStay: () => void;
  /** Undefined on a shared device, which keeps nothing. */
  onKeep: (() => void) | undefined;
  onDelete: () => void;
}

/** Asks before signing out if the server does not have all entries yet. */
export function UnsyncedDialog({ left, details, onStay, onKeep, onDelete }: UnsyncedDialogProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Dialog open onClose={onStay} fullWidth maxWidth="xs" aria-labelledby="unsynced-title">
      <DialogTitle id="unsynced-title">
        {deleting ? messages.askDeleteUnsynced : messages.signOut}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ mb: 1 }}>
          {!deleting && `${messages.askSignOut} `}
          <strong>{format(messages.entriesOnlyOnThisDevice, { left })}</strong> {details}
        </Typography>
        {deleting ? (
          <DeleteForm
            onDelete={onDelete}
            onBack={() => {
              setDeleting(false);
            }}
          />
        ) : (
          <>
            <Button variant="contained" onClick={onStay}>
              {messages.stay}
            </Button>
            {onKeep && <KeepThem onKeep={onKeep} />}
            <Button
              color="error"
              onClick={() => {
                setDeleting(true);
              }}
            >
              {messages.deleteThem}
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function KeepThem({ onKeep }: { onKeep: () => void }) {
  return (
    <>
      <Button variant="outlined" aria-describedby="keep-words" onClick={onKeep}>
        {messages.signOutAndKeepEntries}
      </Button>
      <Typography
        id="keep-words"
        sx={{ mt: -0.5, mb: 0.5, fontSize: '0.9375rem', color: 'text.secondary' }}
      >
        {messages.yourWholeCopyStays}
      </Typography>
    </>
  );
}

interface DeleteFormProps {
  onDelete: () => void;
  onBack: () => void;
}

/** Deletion cannot be undone, so it offers a file first and the user must type a word. */
function DeleteForm({ onDelete, onBack }: DeleteFormProps) {
  const [typed, setTyped] = useState('');
  const agreed = typed.trim().toLowerCase() === WORD;
  const save = async () => {
    saveJson('platelog-not-synced', await exportUnsynced(await activeStore()));
  };
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (agreed) onDelete();
      }}
    >
      <Button variant="outlined" onClick={() => void save()}>
        {messages.saveAsFileFirst}
      </Button>
      <Field
        label={format(messages.typeToDelete, { word: WORD })}
        value={typed}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'none' }}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="contained" color="secondary" disabled={!agreed}>
        {messages.deleteAndSignOut}
      </Button>
      <Button sx={{ mt: -0.5 }} onClick={onBack}>
        {messages.back}
      </Button>
    </Box>
  );
}
