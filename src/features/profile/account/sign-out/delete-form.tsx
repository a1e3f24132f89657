import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { saveJson } from '../../../../device/save-file';
import { activeStore } from '../../../../store/account-store';
import { exportUnsynced } from '../../../../store/unsynced';
import { Field } from '../../../../ui/form/field';

const WORD = 'delete';

interface DeleteFormProps {
  onDelete: () => void;
  onBack: () => void;
}

/** Deleting cannot be taken back: a file first, and the word typed out. */
export function DeleteForm({ onDelete, onBack }: DeleteFormProps) {
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
        Save them as a file first
      </Button>
      <Field
        label={`Type "${WORD}" to delete them for good`}
        value={typed}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'none' }}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="contained" color="secondary" disabled={!agreed}>
        Delete and sign out
      </Button>
      <Button sx={{ mt: -0.5 }} onClick={onBack}>
        Back
      </Button>
    </Box>
  );
}
