import { Box, Link as TextLink } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { useSharedPhotoCount } from '../../store/photos/use-shared-photos';
import { Brand } from '../../ui/brand';
import { NoticePage } from '../../ui/layout/notice-page';
import { useTitle } from '../../ui/layout/page-title';
import { signInAgain } from '../sign-in-again';
import { messages } from './messages';

/** @param hasLeft a user was signed in since the page was loaded, so there is no session to look for */
export function PleaseLogIn({ hasLeft }: { hasLeft: boolean }) {
  useTitle(messages.pleaseLogIn);
  useEffect(() => {
    // If there is a session, the layout around this page shows the account.
    if (!hasLeft) signInAgain().catch(() => undefined);
  }, [hasLeft]);
  const shared = useSharedPhotoCount() ?? 0;
  const words = shared === 0 ? messages.logInToSeeYourMeals : messages.sharedContentWaits;
  return (
    <NoticePage
      title={messages.pleaseLogIn}
      words={words}
      to={PAGES.login}
      label={messages.goToLogin}
      below={<NewHere />}
    >
      <Box component={Link} to={PAGES.landing} sx={{ color: 'inherit', textDecoration: 'none' }}>
        <Brand />
      </Box>
    </NoticePage>
  );
}

function NewHere() {
  if (useHost().signups === 'closed') return null;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {messages.newHere}{' '}
      <TextLink component={Link} to={PAGES.signup} sx={{ color: 'primary.main' }}>
        {messages.createAnAccount}
      </TextLink>
    </Box>
  );
}
