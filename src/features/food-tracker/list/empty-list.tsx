import { Box, Typography } from '@mui/material';

/** Teaches by one example what to write. */
export function EmptyList() {
  return (
    <Box
      component="section"
      aria-label="Your meals"
      sx={{
        border: '2px dashed',
        borderColor: 'divider',
        borderRadius: '18px',
        p: { xs: 3, sm: 5 },
        color: 'text.secondary',
      }}
    >
      <Typography component="h2" variant="h3" sx={{ color: 'text.primary' }}>
        No meals yet
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Try writing “two eggs, toast with butter and a large latte”. The numbers appear here at
        once, with or without signal.
      </Typography>
    </Box>
  );
}
