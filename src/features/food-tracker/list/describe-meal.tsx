import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { Field } from '../../../ui/form/field';
import { describeMeal } from '../log-meal';

/** A photo stays with the meal. */
export function DescribeMeal({ id }: { id: string }) {
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    await describeMeal(id, text).finally(() => {
      setPending(false);
    });
  };
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Field
          label="Describe it"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </Box>
      <Button type="submit" variant="outlined" disabled={pending || text.trim() === ''}>
        Save
      </Button>
    </Box>
  );
}
