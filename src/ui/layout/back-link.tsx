import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { Icon } from '../icons';

interface BackLinkProps {
  to: string;
  children: string;
}

/** Its arrow is aligned with the title below. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      color="inherit"
      startIcon={<Icon name="back" size={20} />}
      sx={{ mx: -1.25, px: 1.5 }}
    >
      {children}
    </Button>
  );
}
