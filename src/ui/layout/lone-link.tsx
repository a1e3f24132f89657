import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LoneLinkProps {
  to: string;
  children: ReactNode;
}

/** A link that stands by itself: as easy to hit as a button, and no larger to the eye. */
export function LoneLink({ to, children }: LoneLinkProps) {
  return (
    <Link component={RouterLink} to={to} sx={LONE}>
      {children}
    </Link>
  );
}

const LONE = { display: 'inline-block', justifySelf: 'start', py: 1.25, my: -1.25 } as const;
