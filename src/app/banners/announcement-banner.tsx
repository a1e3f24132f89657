import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { putAside, useAnnouncements } from '../../http/use-announcements';
import { Banner } from '../../ui/feedback/banner';
import { format } from '../../ui/words/format';
import { dateWithYear } from '../../ui/words/time';
import { messages } from '../messages';

interface AnnouncementBannerProps {
  userId: string;
  /** Shown where there is nothing to tell. */
  children: ReactNode;
}

/** What the host has announced, the oldest first, until it is put aside. */
export function AnnouncementBanner({ userId, children }: AnnouncementBannerProps) {
  const told = useAnnouncements(userId).data?.findLast(({ seen }) => !seen);
  if (!told) return children;
  const put = () => void putAside(userId, told);
  return (
    <Banner
      actions={
        <>
          <Button component={Link} to={`${PAGES.profile}#announcement-${told.n}`} onClick={put}>
            {messages.readIt}
          </Button>
          <Button onClick={put}>{messages.gotIt}</Button>
        </>
      }
    >
      {format(messages.announced, { title: told.title, day: dateWithYear(told.effectiveOn) })}
    </Banner>
  );
}
