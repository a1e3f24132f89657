import { Button } from '@mui/material';
import { useState } from 'react';

import { CreditsSheet } from './credits-sheet';

/** The way to the book of one's images. */
export function CreditsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        sx={{ mt: 1, mb: -1, ml: -1.5, px: 1.5 }}
        onClick={() => {
          setOpen(true);
        }}
      >
        See what was counted
      </Button>
      {open && (
        <CreditsSheet
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
