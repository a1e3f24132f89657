import { Box, Button, Link } from '@mui/material';
import type { ReactNode, SyntheticEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { EntranceForm } from '../../ui/form/entrance-form';
import { Field } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { Tick } from '../../ui/form/tick';
import { useAlive } from '../../ui/form/use-alive';
import { Entrance } from '../../ui/layout/entrance';
import { LoneLink } from '../../ui/layout/lone-link';
import { useTitle } from '../../ui/layout/use-title';
import { CodeField } from '../../ui/second-factor/code-field';
import { prepareSignIn } from './late-sign-in';
import { useLogin } from './use-login';

export function LoginPage() {
  useTitle('Sign In');
  const { form, submit, wantsCode, back } = useLogin();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const alive = useAlive();
  if (wantsCode) {
    return (
      <CodeStep onSubmit={submit} pending={isSubmitting} onBack={back}>
        <CodeField problem={errors.code?.message} {...register('code')} />
      </CodeStep>
    );
  }
  return (
    <Entrance
      title="Sign In"
      subtitle="Welcome back to your fitness journey"
      footer={
        <>
          No account yet?{' '}
          <Link component={RouterLink} to={PAGES.signup}>
            Sign up
          </Link>
        </>
      }
    >
      <EntranceForm
        onSubmit={submit}
        label="Sign In"
        pendingLabel="Signing in..."
        pending={isSubmitting}
        ready={alive}
      >
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          onFocus={prepareSignIn}
          problem={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          onFocus={prepareSignIn}
          problem={errors.password?.message}
          {...register('password')}
        />
        <Tick
          label="This is a shared device"
          hint="Nothing is kept here once this tab is closed. Needs signal."
          {...register('sharedDevice')}
        />
        <LoneLink to={PAGES.forgotPassword}>Forgot your password?</LoneLink>
      </EntranceForm>
    </Entrance>
  );
}

interface CodeStepProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  pending: boolean;
  onBack: () => void;
  /** The field for the code. */
  children: ReactNode;
}

/** The second step of signing in, where somebody has chosen to have one. */
function CodeStep({ onSubmit, pending, onBack, children }: CodeStepProps) {
  return (
    <Entrance
      title="Enter the code from your app"
      subtitle="Your password is right. Two-step sign-in is on for this account."
      footer={
        <Box sx={{ maxWidth: 360, textAlign: 'center' }}>
          Lost your phone and your recovery codes? Ask whoever runs this server.
        </Box>
      }
    >
      <EntranceForm
        onSubmit={onSubmit}
        label="Sign In"
        pendingLabel="Signing in..."
        pending={pending}
      >
        {children}
      </EntranceForm>
      <Button fullWidth sx={{ mt: 1 }} onClick={onBack}>
        Back
      </Button>
    </Entrance>
  );
}
