import { Box, Button } from '@mui/material';

import { focusWhenShown } from '../../../ui/focus-when-shown';

export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, color: 'text.secondary' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, textDecoration: 'line-through' }}>{name}</Box>
      <Button ref={focusWhenShown} aria-label={`Undo removing ${name}`} onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
