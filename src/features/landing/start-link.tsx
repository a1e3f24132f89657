import { Button, type ButtonProps } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { messages } from './messages';

interface StartLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  label: string;
  isSignedIn: boolean;
}

/** To the sign-up, or to the app for those who are signed in. Both have the same width, so that nothing jumps. */
export function StartLink({ label, isSignedIn, sx, ...look }: StartLinkProps) {
  const [shown, other] = isSignedIn
    ? [messages.openPlatelog, label]
    : [label, messages.openPlatelog];
  return (
    <Button
      component={Link}
      to={isSignedIn ? PAGES.dashboard : PAGES.signup}
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
