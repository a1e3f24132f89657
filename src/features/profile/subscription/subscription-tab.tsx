import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';

import type { User } from '#shared/contract/accounts';
import type { Billing } from '#shared/contract/billing';
import { isPremium, paidUntil } from '#shared/rules/plan';

import { useBilling } from '../../../http/use-billing';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { cancelledWords } from '../../../ui/words/plan';
import { messages } from './messages';
import { CancelButton, InvoicesLink, useBillingPage } from './subscription-buttons';
import { CreditsButton } from './photo-credits';
import { lateWords, nextPaymentWords, remainingWords } from './plan-words';
import { StillRuns } from './still-runs';
import { UpgradeBox } from './upgrade-box';

/** The plan and its usage, with buttons to change it. */
export function SubscriptionTab({ user }: { user: User }) {
  const premium = isPremium(user);
  const forAll = user.hostPlan?.premiumForAll === true;
  const free =
    user.hostPlan?.freeImages === null
      ? messages.freeUnlimitedUploads
      : messages.freeLimitedUploads;
  // Does not need to be updated while the page is open.
  const [now] = useState(() => Date.now());
  const { subscriptionStatus, subscriptionEndDate = null } = user;
  const cancelled = forAll
    ? null
    : cancelledWords({ subscriptionStatus, subscriptionEndDate }, now);
  return (
    <Box sx={COLUMNS}>
      <Card>
        <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0 }}>
          <Fact label={messages.currentPlan}>
            {premium ? messages.premiumUnlimitedUploads : free}
            <Badge>{premium ? messages.active : messages.free}</Badge>
          </Fact>
          {cancelled !== null && <Fact label={messages.subscription}>{cancelled}</Fact>}
          <Fact label={messages.imagesUploaded}>
            {user.imagesUploaded}
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {messages.photosReadByAi}
            </Box>
          </Fact>
          <Fact label={messages.remaining}>{remainingWords(user, now)}</Fact>
        </Box>
        <CreditsButton />
      </Card>
      <Card>{forAll ? <PremiumForAll /> : <PlanActions user={user} now={now} />}</Card>
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

function PlanActions({ user, now }: { user: User; now: number }) {
  const { data: billing } = useBilling();
  const { subscriptionStatus, subscriptionEndDate = null } = user;
  const until = paidUntil({ subscriptionStatus, subscriptionEndDate }, now);
  const late = subscriptionStatus === 'past_due';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {late && <LateNotice until={billing?.subscription?.lateUntil ?? null} />}
      {isPremium(user) ? (
        <PremiumBox billing={billing} late={late} />
      ) : (
        <UpgradeBox
          billing={billing}
          paidUntil={until}
          freeUploads={user.hostPlan?.freeImages === null}
        />
      )}
    </Box>
  );
}

/** For a payment that did not go through. */
function LateNotice({ until }: { until: number | null }) {
  const { open, pending } = useBillingPage('card');
  return (
    <Box role="status" sx={{ p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name="card" size={24} style={{ flex: 'none' }} />
        <Typography>
          <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
            {messages.lastPaymentFailed}
          </Box>
          {lateWords(until)}
        </Typography>
      </Box>
      <Button variant="contained" sx={{ mt: 1.5 }} disabled={pending} onClick={open}>
        {pending ? messages.opening : messages.updateYourCard}
      </Button>
    </Box>
  );
}

interface PremiumBoxProps {
  billing: Billing | undefined;
  /** True if the last payment failed; then the date of the next one is not shown. */
  late: boolean;
}

function PremiumBox({ billing, late }: PremiumBoxProps) {
  const subscription = billing?.subscription;
  const next = subscription && !late ? nextPaymentWords(subscription) : undefined;
  return (
    <Box component="section" aria-labelledby="premium-title">
      <PremiumTitle />
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {format(messages.unlimitedImageUploads, { next: next === undefined ? '' : ` ${next}` })}
      </Typography>
      <CancelButton />
      {billing?.invoices === true && <InvoicesLink />}
    </Box>
  );
}

function PremiumTitle() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
      <Icon name="check" size={24} style={{ marginInlineStart: -4 }} />
      <Typography id="premium-title" component="h2" variant="h3" sx={{ color: 'text.primary' }}>
        {messages.premiumActive}
      </Typography>
    </Box>
  );
}

/** Shown if the host gives Premium to all users: nothing is sold, but an earlier subscription can be cancelled. */
function PremiumForAll() {
  const { data: billing } = useBilling();
  return (
    <Box component="section" aria-labelledby="premium-title">
      {billing?.subscription?.renews === true && (
        <StillRuns words={messages.premiumWithoutSubscription} />
      )}
      <PremiumTitle />
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {messages.everybodyHasPremium}
      </Typography>
      {billing?.invoices === true && <InvoicesLink />}
    </Box>
  );
}
