import { Box, Link as TextLink } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useSharedPhotoCount } from '../store/use-shared-photos';
import { Brand } from '../ui/brand';
import { NoticePage } from '../ui/layout/notice-page';
import { useTitle } from '../ui/layout/use-title';
import { signInAgain } from './sign-in-again';

export function PleaseLogIn() {
  useTitle('Please Log In');
  useEffect(() => {
    // The layout around this page reacts to what it finds.
    signInAgain().catch(() => undefined);
  }, []);
  const shared = useSharedPhotoCount() ?? 0;
  const words =
    shared === 0
      ? 'Your meals are kept for you, on this device and on the server.'
      : 'What you shared waits on this device. Log in to add it.';
  return (
    <NoticePage
      title="Please Log In"
      words={words}
      to={PAGES.login}
      label="Go to Login"
      below={<NewHere />}
    >
      <Box component={Link} to={PAGES.landing} sx={{ color: 'inherit', textDecoration: 'none' }}>
        <Brand />
      </Box>
    </NoticePage>
  );
}

function NewHere() {
  return (
    <Box sx={{ color: 'text.secondary' }}>
      New here?{' '}
      <TextLink component={Link} to={PAGES.signup} sx={{ color: 'primary.main' }}>
        Create an account
      </TextLink>
    </Box>
  );
}
