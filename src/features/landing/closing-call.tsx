import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

export function ClosingCall() {
  return (
    <Box component="section" sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 7, md: 11 } }}>
      <Box
        sx={{
          maxWidth: 1072,
          mx: 'auto',
          p: { xs: 4, md: 8 },
          borderRadius: '28px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          textAlign: 'center',
        }}
      >
        <Typography variant="h2">Lunch is a good place to start</Typography>
        <Button
          component={Link}
          to="/signup"
          variant="contained"
          size="large"
          sx={{
            mt: 3,
            bgcolor: 'background.default',
            color: 'text.primary',
            '&:hover': { bgcolor: 'background.paper' },
          }}
        >
          Get Started Free
        </Button>
      </Box>
    </Box>
  );
}
