import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NoticePageProps {
  title: string;
  words: string;
  /** The way on. */
  to: string;
  label: string;
  children?: ReactNode;
}

/** A page that says one thing and leads on. */
export function NoticePage({ title, words, to, label, children }: NoticePageProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      {children}
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words}</Typography>
      <Button component={Link} to={to} variant="contained">
        {label}
      </Button>
    </Box>
  );
}
