import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { type Billing, createSubscription, resumeSubscription } from '#shared/contract/billing';
import { PAGES } from '#shared/contract/pages';
import { PRICE } from '#shared/rules/plan';

import { call } from '../../../http/call';
import { refetchBilling } from '../../../http/use-billing';
import { updateAccount } from '../../../store/accounts';
import { isKeptInMemory } from '../../../store/shared-device';
import { useToast } from '../../../ui/feedback/toast';
import { format } from '../../../ui/words/format';
import { useFailureToast } from '../call-form';
import { messages } from './messages';
import { StillRuns } from './still-runs';
import { InvoicesLink } from './subscription-buttons';
import { leftWords, upgradeWords } from './plan-words';

interface UpgradeBoxProps {
  /** Undefined while loading and while offline. */
  billing: Billing | undefined;
  /** Until when a cancelled subscription is paid for. */
  paidUntil: number | null;
  /** Uploads have no limit, even without Premium. */
  freeUploads: boolean;
}

export function UpgradeBox({ billing, paidUntil, freeUploads }: UpgradeBoxProps) {
  const { subscription = null, invoices = false, ready = true } = billing ?? {};
  return (
    <Box component="section" aria-labelledby="upgrade-title">
      <PaidUntil subscription={subscription} paidUntil={paidUntil} />
      <Typography id="upgrade-title" component="h2" variant="h3">
        {messages.upgradeToPremium}
      </Typography>
      {ready ? (
        <>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
            {upgradeWords({ billing, paidUntil, freeUploads })}
          </Typography>
          <UpgradeAction resumable={subscription?.resumable === true} />
        </>
      ) : (
        <NotSetUp />
      )}
      {invoices && <InvoicesLink />}
    </Box>
  );
}

function PaidUntil({ subscription, paidUntil }: PaidUntilProps) {
  const { trial, renews } = subscription ?? { trial: false, renews: false };
  return (
    <>
      {paidUntil !== null && (
        <Typography sx={{ mb: 2, fontWeight: 650 }}>{leftWords(paidUntil, trial)}</Typography>
      )}
      {renews && <StillRuns words={messages.subscriptionWithoutPremium} />}
    </>
  );
}

interface PaidUntilProps extends Pick<UpgradeBoxProps, 'paidUntil'> {
  subscription: Billing['subscription'];
}

function UpgradeAction({ resumable }: { resumable: boolean }) {
  return isKeptInMemory() ? <NotOnSharedDevice /> : <UpgradeButton resumable={resumable} />;
}

function UpgradeButton({ resumable }: { resumable: boolean }) {
  const { upgrade, pending } = useUpgrade(resumable);
  return (
    <Button
      variant="contained"
      sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
      disabled={pending}
      onClick={upgrade}
    >
      {pending ? messages.processing : format(messages.upgradeNow, { price: PRICE.label })}
    </Button>
  );
}

function NotSetUp() {
  return (
    <Typography role="status" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {messages.premiumIsNotSold}
    </Typography>
  );
}

/** The checkout needs a separate document, but on a shared device the session ends with the current one. */
function NotOnSharedDevice() {
  return (
    <Typography role="status" sx={{ mt: 2 }}>
      {messages.cannotPayOnSharedDevice}
    </Typography>
  );
}

/** Starts a subscription and opens the checkout, or resumes one that was cancelled and is still paid for. */
function useUpgrade(resumable: boolean) {
  const toast = useToast();
  const showFailure = useFailureToast(messages.subscriptionError);
  const [pending, setPending] = useState(false);

  const begin = async () => {
    const { clientSecret, subscriptionId } = await call(createSubscription, {});
    const facts = { client_secret: clientSecret, subscription_id: subscriptionId };
    // A separate document, because the content security policy of this one does not allow Stripe.
    window.location.assign(`${PAGES.checkout}?${new URLSearchParams(facts).toString()}`);
  };
  const resume = async () => {
    const { user } = await call(resumeSubscription, {});
    await updateAccount(user);
    await refetchBilling();
    toast({
      title: messages.subscriptionActivated,
      description: messages.welcomeToPremium,
    });
    setPending(false);
  };
  const upgrade = async () => {
    setPending(true);
    try {
      await (resumable ? resume() : begin());
    } catch (error) {
      setPending(false);
      showFailure(error);
      // The failure may be due to outdated data about the subscription.
      await refetchBilling();
    }
  };
  return { pending, upgrade: () => void upgrade() };
}
