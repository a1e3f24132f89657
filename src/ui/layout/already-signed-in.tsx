import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { messages } from '../messages';
import { Entrance } from './entrance';

interface AlreadySignedInProps {
  email: string;
  /** Shows the form anyway. */
  onAnother: () => void;
}

/** Replaces the sign-in and sign-up forms for a user who is already signed in. */
export function AlreadySignedIn({ email, onAnother }: AlreadySignedInProps) {
  return (
    <Entrance
      title={messages.youAreSignedIn}
      footer={<Button onClick={onAnother}>{messages.useAnotherAccount}</Button>}
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi>
      </Typography>
      <Button component={Link} to={PAGES.dashboard} variant="contained" fullWidth sx={{ mt: 3 }}>
        {messages.openPlatelog}
      </Button>
    </Entrance>
  );
}
