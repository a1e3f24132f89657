import { Box } from '@mui/material';

/** A failure message that stays on the page, unlike a toast. */
export function Failure({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <Box role="alert" sx={{ color: 'error.main' }}>
      {words}
    </Box>
  );
}
