import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { WIDTH } from './width';

const PAPER = {
  bgcolor: 'primary.contrastText',
  color: 'primary.main',
  '&:hover': { bgcolor: 'primary.contrastText', textDecoration: 'underline' },
  // Its own colour is the ground's here.
  '&:focus-visible': { outlineColor: 'var(--mui-palette-primary-contrastText)' },
} as const;

const OUTLINED = {
  color: 'inherit',
  borderColor: 'currentColor',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineColor: 'currentColor' },
} as const;

// One below the other on a phone, and as wide as each other.
const CALLS = {
  mt: 4,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
  justifyContent: 'center',
} as const;

export function ClosingCall() {
  const { trial } = useHost();
  return (
    <Box
      component="section"
      id="contact"
      sx={{ scrollMarginTop: 84, ...WIDTH, pb: { xs: 7, md: 12 } }}
    >
      <Box
        sx={{
          px: { xs: 3, md: 8 },
          py: { xs: 6, md: 10 },
          borderRadius: '32px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          textAlign: 'center',
        }}
      >
        <Typography variant="h2" sx={{ fontSize: 'clamp(1.9rem, 5vw, 3rem)' }}>
          Lunch is a good place to start
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.125rem' }}>
          {trial === ''
            ? 'The free plan reads 3 photos, and as many meals in words as you like.'
            : `The free plan reads 3 photos. Premium reads as many as you take, and is free for the first ${trial}.`}
        </Typography>
        <Box sx={CALLS}>
          <Button component={Link} to={PAGES.signup} variant="contained" size="large" sx={PAPER}>
            Get Started Free
          </Button>
          <Button component={Link} to={PAGES.signup} variant="outlined" size="large" sx={OUTLINED}>
            Start Your Journey
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
