import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { Brand } from '../ui/brand';
import { PATHS } from './paths';

/** Instead of a member's page where nobody is signed in on this device. */
export function PleaseLogIn() {
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
      <Brand size={44} />
      <Typography variant="h2" component="h1">
        Please Log In
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Your meals are kept for you, on this device and on the server.
      </Typography>
      <Button component={Link} to={PATHS.login} variant="contained">
        Go to Login
      </Button>
    </Box>
  );
}
