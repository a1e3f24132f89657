import { Box, Button, Typography } from '@mui/material';
import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Brand } from '../brand';
import { messages } from '../messages';
import { Card } from './card';
import { PageTitle } from './page-title';

interface EntranceProps {
  title: string;
  subtitle?: string;
  above?: ReactNode;
  children: ReactNode;
  footer: ReactNode;
}

/** The page frame for signing up and signing in. */
export function Entrance({ title, subtitle, above, children, footer }: EntranceProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 3,
        px: 2,
        py: 5,
      }}
    >
      <Box component={Link} to={PAGES.landing} sx={{ color: 'inherit', textDecoration: 'none' }}>
        <Brand size={40} />
      </Box>
      <Card sx={{ width: '100%', maxWidth: 480, p: { xs: 2.5, sm: 4 } }}>
        {above}
        <PageTitle>{title}</PageTitle>
        {subtitle !== undefined && subtitle !== '' && (
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{subtitle}</Typography>
        )}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Card>
      <Box sx={{ color: 'text.secondary' }}>{footer}</Box>
    </Box>
  );
}

interface EntranceFormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** False while a prerendered page waits for its script. */
  ready?: boolean;
  children: ReactNode;
}

export function EntranceForm({
  onSubmit,
  label,
  pendingLabel,
  pending,
  ready = true,
  children,
}: EntranceFormProps) {
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <Button
        type="submit"
        variant="contained"
        disabled={pending || !ready}
        sx={ready ? undefined : NOT_READY}
      >
        {pending ? pendingLabel : label}
      </Button>
    </Box>
  );
}

// The button looks enabled, because it is not ready only for a short moment.
const NOT_READY = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', boxShadow: 'none' },
} as const;

const OR = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  my: 2,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Shows sign-in methods without a password below the form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <>
      <Box sx={OR}>{messages.or}</Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
    </>
  );
}
