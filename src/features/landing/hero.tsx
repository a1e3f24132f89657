import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PlateDrawing } from './plate-drawing';
import { ProgressCard } from './progress-card';

export function Hero() {
  return (
    <Box
      component="section"
      sx={{
        maxWidth: 1120,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: 6, md: 10 },
        pb: { xs: 7, md: 11 },
        display: 'grid',
        gap: { xs: 6, md: 8 },
        gridTemplateColumns: { md: '1.1fr 1fr' },
        alignItems: 'center',
      }}
    >
      <div>
        <Typography variant="h1">Calorie Counter</Typography>
        <Typography
          sx={{ mt: 2.5, mb: 4, fontSize: '1.25rem', maxWidth: '34ch', color: 'text.secondary' }}
        >
          Describe a meal or take its photo. It is saved at once, with no signal too, and every
          number shows where it comes from.
        </Typography>
        <Button
          component={Link}
          to="/signup"
          variant="contained"
          size="large"
          sx={{ minHeight: 56, px: 4, fontSize: '1.125rem' }}
        >
          Start Your Journey
        </Button>
      </div>
      <Box sx={{ position: 'relative', justifySelf: 'center', width: '100%', maxWidth: 440 }}>
        <PlateDrawing />
        <ProgressCard />
      </Box>
    </Box>
  );
}
