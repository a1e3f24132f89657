import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { useMemo, useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import { PRICE } from '#shared/rules/plan';

import { themeChoice } from '../../device/theme-choice';
import { ProblemBox } from '../../ui/feedback/problem-box';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { type CheckoutFacts, type Problem, usePayment } from './use-payment';

interface PaymentFormProps extends CheckoutFacts {
  stripe: Stripe;
  kind: 'payment' | 'setup';
}

/** The card number stays in Stripe's frame and never reaches this page. */
export function PaymentForm({ stripe, ...rest }: PaymentFormProps) {
  const { clientSecret } = rest;
  const { colorScheme } = useColorScheme();
  const choice = themeChoice();
  const isDark = (choice === 'system' ? colorScheme : choice) === 'dark';
  const options = useMemo(
    () => ({ clientSecret, appearance: appearanceNow(isDark) }),
    [clientSecret, isDark],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <CardFields {...rest} />
    </Elements>
  );
}

function CardFields(props: Omit<PaymentFormProps, 'stripe'>) {
  const [ready, setReady] = useState<boolean | 'failed'>(false);
  const { pay, pending, problem } = usePayment(props);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <Typography component="h2" variant="h3">
        {messages.yourCard}
      </Typography>
      {ready === false && <Skeleton variant="rounded" height={180} aria-hidden />}
      {ready === 'failed' && <Typography role="status">{messages.cardFormNotShown}</Typography>}
      <PaymentElement
        onReady={() => {
          setReady(true);
        }}
        onLoadError={() => {
          setReady('failed');
        }}
      />
      {problem && <PaymentProblem {...problem} />}
      <Button type="submit" variant="contained" disabled={pending || ready !== true}>
        {pending ? messages.processing : format(messages.subscribeMonth, { price: PRICE.label })}
      </Button>
      <Button href={`${PAGES.profile}?tab=subscription`} disabled={pending} sx={{ mt: -1 }}>
        {messages.cancel}
      </Button>
      <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {messages.cardGoesToStripe}
      </Typography>
    </Box>
  );
}

/** Stays after the toast, which was read aloud, has closed. */
function PaymentProblem({ words, advice }: Problem) {
  return (
    <ProblemBox>
      <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
        {words}
      </Box>
      {advice}
    </ProblemBox>
  );
}

/** Stripe's form is in a frame, which does not inherit our styles. */
function appearanceNow(dark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim();
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('primary-main'),
      colorBackground: colour('background-paper'),
      colorText: colour('text-primary'),
      colorTextSecondary: colour('text-secondary'),
      colorDanger: colour('error-main'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '12px',
      spacingUnit: '4px',
    },
  };
}
