import { Box } from '@mui/material';

/** Says that what stands beside it was made up to show how it looks. */
export function SampleTag({ words = 'Sample' }: { words?: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '20px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: 'text.secondary',
      }}
    >
      {words}
    </Box>
  );
}
