import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { useTitle } from '../../ui/layout/use-title';

export function NotFoundPage() {
  useTitle('404 Page Not Found');
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Typography variant="h2" component="h1">
        404 Page Not Found
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>There is nothing on this plate.</Typography>
      <Button component={Link} to="/" variant="contained">
        Back to Home
      </Button>
    </Box>
  );
}
