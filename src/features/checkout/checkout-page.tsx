import { Box, Button, CircularProgress, Typography } from '@mui/material';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import type { Billing } from '#shared/contract/billing';
import { PAGES } from '#shared/contract/pages';
import { PRICE } from '#shared/rules/plan';

import { CallError } from '../../http/call-error';
import { useBilling } from '../../http/use-billing';
import { useAccount } from '../../store/use-account';
import { Brand } from '../../ui/brand';
import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import type { PaymentForm } from './payment-form';
import type { CheckoutFacts } from './use-payment';

const BENEFITS = [
  messages.unlimitedImageUploads,
  messages.advancedNutritionInsights,
  messages.priorityAiAnalysis,
] as const;

// The page that users come from and return to.
const PLAN = `${PAGES.profile}?tab=subscription`;

// A network that neither responds nor fails counts as blocked after this time.
const TIMEOUT_MS = 20_000;

/** The profile page opens it, with the data that Stripe's form needs in the address. */
export function CheckoutPage() {
  useTitle(messages.upgradeToPremium);
  const [params] = useSearchParams();
  const forAll = useAccount()?.user.hostPlan?.premiumForAll === true;
  const clientSecret = params.get('client_secret');
  if (!clientSecret || forAll) return <Navigate to={PLAN} replace />;
  return (
    <Page title={messages.upgradeToPremium} above={<Header />}>
      <CheckoutFor
        clientSecret={clientSecret}
        subscriptionId={params.get('subscription_id') ?? ''}
        returned={params.get('redirect_status')}
      />
    </Page>
  );
}

/** Replaces the app's navigation, which is not on this page. */
function Header() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <BackLink to={PLAN}>{messages.backToYourProfile}</BackLink>
      <Brand />
    </Box>
  );
}

function CheckoutFor(facts: CheckoutFacts) {
  const { data: billing, error, isPending, refetch } = useBilling();
  if (isPending) return <LoadingCheckout />;
  if (!billing) {
    const hasEnded = error instanceof CallError && error.code === 'not_authenticated';
    return (
      <CheckoutNotice onRetry={() => void refetch()}>
        {hasEnded ? messages.signInAgainToPay : messages.serverNotReached}
      </CheckoutNotice>
    );
  }
  if (billing.publishableKey === null) {
    return <CheckoutNotice>{messages.premiumIsNotSold}</CheckoutNotice>;
  }
  return <Checkout {...facts} billing={billing} publishableKey={billing.publishableKey} />;
}

interface CheckoutProps extends CheckoutFacts {
  billing: Billing;
  publishableKey: string;
}

function Checkout({ billing, publishableKey, ...facts }: CheckoutProps) {
  const { form, retry } = useStripeForm(publishableKey);
  if (form === 'loading') return <LoadingCheckout />;
  if (form === 'blocked') {
    return <CheckoutNotice onRetry={retry}>{messages.cardFormNotLoaded}</CheckoutNotice>;
  }
  const { PaymentForm, stripe } = form;
  const setsUp = billing.checkout?.kind === 'setup';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' },
      }}
    >
      <PurchaseCard freeDays={setsUp ? billing.trialDays : 0} />
      <Card>
        <PaymentForm {...facts} stripe={stripe} kind={setsUp ? 'setup' : 'payment'} />
      </Card>
    </Box>
  );
}

function LoadingCheckout() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 6 }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{messages.loadingCheckout}</Typography>
    </Box>
  );
}

interface CheckoutNoticeProps {
  children: ReactNode;
  onRetry?: () => void;
}

function CheckoutNotice({ children, onRetry }: CheckoutNoticeProps) {
  return (
    <Card role="status" sx={{ maxWidth: 560 }}>
      <Typography>{children}</Typography>
      {onRetry && (
        <Button variant="contained" sx={{ mt: 2 }} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </Card>
  );
}

/** Loaded only when a user pays. */
interface StripeForm {
  stripe: Stripe;
  PaymentForm: typeof PaymentForm;
}

type Loading = StripeForm | 'loading' | 'blocked';

function useStripeForm(publishableKey: string): { form: Loading; retry: () => void } {
  const [form, setForm] = useState<Loading>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loading) => {
      if (isCurrent) setForm(next);
    };
    const timer = setTimeout(() => {
      settle('blocked');
      isCurrent = false;
    }, TIMEOUT_MS);
    load(publishableKey)
      .then(settle, () => {
        settle('blocked');
      })
      .finally(() => {
        clearTimeout(timer);
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [publishableKey, tries]);
  const retry = useCallback(() => {
    setForm('loading');
    setTries((count) => count + 1);
  }, []);
  return { form, retry };
}

async function load(publishableKey: string): Promise<StripeForm> {
  const [{ loadStripe }, { PaymentForm }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    import('./payment-form'),
  ]);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('There is no window for the card form.');
  return { stripe, PaymentForm };
}

function PurchaseCard({ freeDays }: { freeDays: number }) {
  return (
    <Card>
      <Typography component="h2" variant="h3">
        {messages.completeYourPurchase}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.25 }}>
        {BENEFITS.map((benefit) => (
          <Box
            component="li"
            key={benefit}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
          >
            <Box component="span" sx={{ display: 'grid', color: 'primary.main' }}>
              <Icon name="check" size={22} />
            </Box>
            {benefit}
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        {freeDays > 0 && (
          <Typography sx={{ fontWeight: 650 }}>
            {format(messages.daysFree, { freeDays })}
          </Typography>
        )}
        <Typography component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box
            component="span"
            sx={{ fontSize: '2.25rem', fontWeight: 780, letterSpacing: '-0.03em' }}
          >
            {PRICE.label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {messages.perMonth}
          </Box>
        </Typography>
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
          {freeDays > 0 ? messages.nothingIsChargedToday : messages.renewsMonthly}
        </Typography>
      </Box>
    </Card>
  );
}
