import { Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LoneLinkProps {
  to: string;
  children: ReactNode;
}

/** As easy to hit as a button, without looking larger. */
export function LoneLink({ to, children }: LoneLinkProps) {
  return (
    <TextLink component={Link} to={to} sx={LONE}>
      {children}
    </TextLink>
  );
}

const LONE = { display: 'inline-block', justifySelf: 'start', py: 1.25, my: -1.25 } as const;
