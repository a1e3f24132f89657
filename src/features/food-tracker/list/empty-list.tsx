import { Box, Typography } from '@mui/material';

export function EmptyList() {
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 1,
        border: '1px solid transparent',
        color: 'text.secondary',
      }}
    >
      <Typography component="h2" variant="h3" sx={{ color: 'text.primary' }}>
        No meals yet
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        Try writing “two eggs, toast with butter and a large latte”. The numbers appear here at
        once, with or without signal.
      </Typography>
    </Box>
  );
}
