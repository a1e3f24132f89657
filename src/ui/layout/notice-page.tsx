import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Brand } from '../brand';
import { messages } from '../messages';
import { PageTitle } from './page-title';
import { ABOVE_BARS } from './room-of-bars';

interface NoticePageProps {
  title: string;
  words: string;
  /** Either an address or an action. */
  to?: string;
  onClick?: () => void;
  label: string;
  /** Above the title. */
  children?: ReactNode;
  below?: ReactNode;
}

export function NoticePage({ title, words, to, onClick, label, children, below }: NoticePageProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        // The frame for signed-in users reserves space for the navigation, which is not part of the page.
        'html[data-bar] &': { minHeight: { xs: IN_FRAME, md: '100dvh' } },
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      {children}
      <PageTitle>{title}</PageTitle>
      <Typography sx={{ color: 'text.secondary', maxWidth: 520 }}>{words}</Typography>
      <Button
        {...(to === undefined ? { onClick } : { component: Link, to })}
        variant="contained"
        sx={{ mt: 1 }}
      >
        {label}
      </Button>
      {below}
    </Box>
  );
}

const IN_FRAME = `calc(100dvh - ${ABOVE_BARS})`;

interface UnreachablePageProps {
  title: string;
  words: string;
  onRetry: () => void;
}

/** For a page that works only online. */
export function UnreachablePage({ title, words, onRetry }: UnreachablePageProps) {
  return (
    <NoticePage title={title} words={words} onClick={onRetry} label={messages.tryAgain}>
      <Brand />
    </NoticePage>
  );
}
