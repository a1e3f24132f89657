import { Button, type ButtonProps } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { messages } from './messages';

interface StartLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  label: string;
  isSignedIn: boolean;
}

/**
 * Links to the sign-up, or to the app for signed-in users, or to the sign-in if the host has closed sign-ups. The first
 * two have the same width, so that nothing moves.
 */
export function StartLink({ label: given, isSignedIn, sx, ...look }: StartLinkProps) {
  const isClosed = useHost().signups === 'closed';
  const entrance = isClosed ? PAGES.login : PAGES.signup;
  const label = isClosed ? messages.signIn : given;
  const [shown, other] = isSignedIn
    ? [messages.openPlatelog, label]
    : [label, messages.openPlatelog];
  return (
    <Button
      component={Link}
      to={isSignedIn ? PAGES.dashboard : entrance}
      data-other={other}
      sx={{ flexDirection: 'column', '&::after': OTHER, ...(sx as object) }}
      {...look}
    >
      {shown}
    </Button>
  );
}

const OTHER = {
  content: 'attr(data-other)',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
} as const;
