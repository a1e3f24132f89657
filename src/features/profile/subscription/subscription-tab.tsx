import { Box, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';

import type { User } from '#shared/contract/accounts';
import { isPremium } from '#shared/rules/plan';

import { Card } from '../../../ui/layout/card';
import { CreditsButton } from './credits/credits-button';
import { PlanActions } from './plan-actions';
import { remainingWords } from './plan-words';

/** The plan with what of it is used, and beside it what can be done about it. */
export function SubscriptionTab({ user }: { user: User }) {
  const premium = isPremium(user);
  // A minute more or less is no matter on a page that is open for one.
  const [now] = useState(() => Date.now());
  return (
    <Box sx={COLUMNS}>
      <Card>
        <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0 }}>
          <Fact label="Current Plan">
            {premium ? 'Premium - Unlimited uploads' : 'Free - Limited uploads'}
            <Badge>{premium ? 'Active' : 'Free'}</Badge>
          </Fact>
          <Fact label="Images Uploaded">{user.imagesUploaded}</Fact>
          <Fact label="Remaining">{remainingWords(user, now)}</Fact>
        </Box>
        <CreditsButton />
      </Card>
      <Card>
        <PlanActions user={user} now={now} />
      </Card>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: '1fr 1fr' },
} as const;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          fontWeight: 650,
        }}
      >
        {children}
      </Box>
    </div>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1.25,
        py: 0.25,
        borderRadius: '999px',
        fontSize: '0.875rem',
        bgcolor: 'raised.main',
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
