import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Banner } from '../ui/feedback/banner';
import { counted } from '../ui/words/counted';

/** An ended session deletes nothing: sync waits for the person. */
export function SessionBanner({ waiting }: { waiting: number }) {
  return (
    <Banner
      actions={
        <Button component={Link} to={PAGES.login}>
          Sign In
        </Button>
      }
    >
      {waiting === 0
        ? 'Sign in to go on syncing'
        : `Sign in to sync ${counted(waiting, 'entry', 'entries')}`}
    </Banner>
  );
}
