import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import type { Announcement } from '#shared/contract/announcements';

import { useAnnouncements } from '../../../http/use-announcements';
import { format } from '../../../ui/words/format';
import { dateWithYear } from '../../../ui/words/time';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';

/** Lists the host's announcements; shows nothing if there are none. */
export function AnnouncementsCard({ userId }: { userId: string }) {
  const { data: told = [] } = useAnnouncements(userId);
  if (told.length === 0) return null;
  return (
    <ProfileCard id="announcements" title={messages.announcements}>
      <Box component="ul" aria-labelledby="announcements" sx={LIST}>
        {told.map((one) => (
          <Told key={one.n} announcement={one} />
        ))}
      </Box>
    </ProfileCard>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 } as const;

function Told({ announcement: { n, title, text, effectiveOn } }: { announcement: Announcement }) {
  const id = `announcement-${n}`;
  const { hash } = useLocation();
  const place = useRef<HTMLLIElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    if (isMeant) place.current?.focus();
  }, [isMeant]);
  return (
    <Box component="li" id={id} ref={place} tabIndex={-1} sx={{ outlineOffset: '6px' }}>
      <Box
        component="h3"
        sx={{ m: 0, fontSize: '1rem', fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {title}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {format(messages.appliesFrom, { day: dateWithYear(effectiveOn) })}
      </Typography>
      <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
