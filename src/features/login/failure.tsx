import { Box } from '@mui/material';

/** Stays where a toast goes away. */
export function Failure({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <Box role="alert" sx={{ color: 'error.main' }}>
      {words}
    </Box>
  );
}
