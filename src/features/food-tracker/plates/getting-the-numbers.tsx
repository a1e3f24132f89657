import { Box } from '@mui/material';

import { messages } from './messages';

/** Shown while a description is read, which takes seconds on an old phone. */
export function GettingTheNumbers({ busy }: { busy: boolean }) {
  return (
    <Box role="status" sx={WORDS}>
      {busy ? messages.gettingTheNumbers : ''}
    </Box>
  );
}

const WORDS = { fontSize: '0.875rem', color: 'text.secondary', '&:empty': { mt: -1 } } as const;
