import { Button, Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '../icons';

const LONE = { display: 'inline-block', justifySelf: 'start', py: 1.25, my: -1.25 } as const;

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
      // The outline is inside, because the link may be at the edge of the window.
      sx={{ mx: -1.25, px: 1.5, '&:focus-visible': { outlineOffset: '-3px' } }}
    >
      {children}
    </Button>
  );
}

interface LoneLinkProps {
  to: string;
  children: ReactNode;
}

/** A link with the touch area of a button that does not look larger. */
export function LoneLink({ to, children }: LoneLinkProps) {
  return (
    <TextLink component={Link} to={to} sx={LONE}>
      {children}
    </TextLink>
  );
}
