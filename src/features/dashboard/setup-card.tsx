import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Card } from '../../ui/layout/card';

export function SetupCard() {
  return (
    <Card
      sx={{
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        bgcolor: 'raised.main',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography component="h2" variant="h3">
          Finish your profile
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Two short steps give each day a target. Works offline.
        </Typography>
      </Box>
      <Button component={Link} to={PAGES.signup} variant="contained">
        Continue
      </Button>
    </Card>
  );
}
